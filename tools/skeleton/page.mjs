// The pages: a table at one moment, and a match played from its first view and its events.
import { Told, Scene } from './told.mjs';

const get = async (name, part) => (await fetch(`data/${name}-${part}.json`)).json();
async function opened(name, part) {
  const [things, data, game] = await Promise.all([get(name, 'things'), get(name, part), import(`./tables/${name}.mjs`)]);
  document.head.insertAdjacentHTML('beforeend', `<style>${game.css}</style>`);
  return { data, game, told: new Told(things, data) };
}

export async function table(name) {
  const { told, data, game } = await opened(name, 'table');
  document.body.innerHTML = game.table(told, new Scene(data));
}
