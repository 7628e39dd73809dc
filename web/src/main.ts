import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words/words.svelte";
import "./styles/tokens.css";
import "./styles/page.css";

document.documentElement.lang = words.language;
settings.apply();
mount(App, { target: document.getElementById("page") as HTMLElement });
