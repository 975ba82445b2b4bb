import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replayEarlyPresses, EARLY_PRESS_SCRIPT } from './early-press.ts';

const draw = (): HTMLButtonElement => {
  document.body.innerHTML = '<button type="button">Ask</button><button type="button">Pay</button>';
  return document.querySelector('button') as HTMLButtonElement;
};

const pressed: string[] = [];
const listen = (): void =>
  document.body.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) pressed.push(button.textContent);
  });

let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset['hydrated'];
  delete window.earlyPress;
  delete window.pressBegan;
  document.body.replaceWith(document.createElement('body'));
  pressed.length = 0;
});
afterEach(() => stop?.());

const startScript = (): void => {
  // oxlint-disable-next-line no-eval -- as the head of each document runs it
  (0, eval)(EARLY_PRESS_SCRIPT);
};

it.each([
  ['as it stood', false],
  ['drawn anew', true],
])('presses a button again that was pressed before anybody listened, %s', (_, isRedrawn) => {
  startScript();
  draw().click();
  if (isRedrawn) draw();
  listen();
  stop = replayEarlyPresses();
  vi.runAllTimers();
  expect(pressed).toEqual(['Ask']);
});

it('does not press again what woke the page, nor what came after', () => {
  startScript();
  const button = draw();
  document.addEventListener('click', () => (stop = replayEarlyPresses()), { once: true });
  listen();
  button.click();
  vi.runAllTimers();
  button.click();
  expect(pressed).toEqual(['Ask', 'Ask']);
});

const drawn = (html: string, under: string | null) => () => {
  document.body.innerHTML = html;
  return under === null ? null : document.querySelector(under);
};
const ASK = '<button type="button">Ask</button>';

it.each([
  ['where the pointer is', drawn(ASK, 'button'), 0, ['Ask']],
  ['among others of its words, where the pointer is', drawn(ASK + ASK, 'button'), 0, ['Ask']],
  ['moved away from under the pointer', drawn(ASK, null), 0, ['Ask']],
  ['after the finger went elsewhere', drawn(ASK, 'button'), 11, []],
  ['and is not there any more', drawn('', null), 0, []],
  ['as two, both moved away', drawn(ASK + ASK, null), 0, []],
])('a button drawn anew between down and up, %s', (_, redraw, moved, expected) => {
  startScript();
  listen();
  let under: Element | null = null;
  document.elementFromPoint = () => under;
  const point = (kind: string, clientX: number) =>
    new MouseEvent(kind, { bubbles: true, clientX, clientY: 5 });
  draw().dispatchEvent(point('pointerdown', 5));
  stop = replayEarlyPresses();
  under = redraw();
  document.body.dispatchEvent(point('pointerup', 5 + moved));
  document.body.dispatchEvent(point('pointerup', 5 + moved));
  expect(pressed).toEqual(expected);
});

it('leaves a press alone whose button stands as it stood', () => {
  startScript();
  stop = replayEarlyPresses();
  listen();
  document.elementFromPoint = () => document.querySelector('button');
  draw().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
  expect(pressed).toEqual([]);
});

it('leaves the sending of forms to themselves', () => {
  startScript();
  document.body.innerHTML = '<form><button>Send</button></form>';
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  document.querySelector('button')?.click();
  listen();
  stop = replayEarlyPresses();
  vi.runAllTimers();
  expect(pressed).toEqual([]);
});
