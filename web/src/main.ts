import { mount } from "svelte";
import App from "./App.svelte";
import { askEarly } from "./early";
import { keepAtHand, namedIn } from "./installed";
import { settings } from "./settings.svelte";
import { words } from "./words/words.svelte";
import "./styles/tokens.css";
import "./styles/page.css";

askEarly();
document.documentElement.lang = words.language;
namedIn(words.language);
settings.apply();
mount(App, { target: document.getElementById("page") as HTMLElement });
if (import.meta.env.PROD) void keepAtHand();
