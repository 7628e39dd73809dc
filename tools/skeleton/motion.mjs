// Simple motion: what has another place after an event slides there; a card that is laid lies open for a moment.
const MOVING = '[data-ball], .pawn[data-thing], [data-team]';
const key = (element) => element.dataset.thing ?? element.dataset.team ?? 'ball';
export const wait = (time) => new Promise((resolve) => { setTimeout(resolve, time); });

export const places = () => new Map([...document.querySelectorAll(MOVING)].map((element) => [key(element), element.getBoundingClientRect()]));

export async function slide(before, speed) {
  const moves = [];
  for (const element of document.querySelectorAll(MOVING)) {
    const old = before.get(key(element)), now = element.getBoundingClientRect(); if (!old) continue;
    const [dx, dy] = [old.x - now.x, old.y - now.y]; if (Math.hypot(dx, dy) < 1) continue;
    const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    moves.push(element.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: '0px 0px' }], { duration: (200 + Math.hypot(dx, dy)) * speed, easing: 'cubic-bezier(.15, .85, .35, 1)' }).finished);
  }
  await Promise.all(moves);
}

export async function show(face, place, speed) {
  const from = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? { x: innerWidth / 2, y: 60, width: 0, height: 0 };
  document.body.insertAdjacentHTML('beforeend', `<div class="flying" style="position:fixed;left:50%;top:45%;width:130px;margin:-91px 0 0 -65px;z-index:40;filter:drop-shadow(4px 4px 0 rgb(20 32 46 / .3))">${face}</div>`);
  const card = document.querySelector('.flying'); const to = card.getBoundingClientRect();
  await card.animate([{ transform: `translate(${from.x + from.width / 2 - to.x - 65}px, ${from.y + from.height / 2 - to.y - 91}px) scale(.5)` }, { transform: 'none' }], { duration: 220 * speed, easing: 'cubic-bezier(.3, 0, .2, 1)' }).finished;
  await wait(350 * speed);
  card.remove();
}

export async function announce(text, speed) {
  const bar = document.createElement('div'); bar.className = 'disp'; bar.textContent = text;
  bar.style.cssText = 'position:fixed;inset:42% 0 auto;background:#14202E;color:#FFF6D8;font-size:52px;text-align:center;padding:18px;z-index:40';
  document.body.append(bar);
  await wait(1600 * speed);
  bar.remove();
}
