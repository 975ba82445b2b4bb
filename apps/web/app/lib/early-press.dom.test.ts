import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerEarlyPresses, EARLY_PRESS_SCRIPT } from './early-press.ts';

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
  delete document.documentElement.dataset['awake'];
  delete window.earlyPress;
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
  stop = answerEarlyPresses();
  vi.runAllTimers();
  expect(pressed).toEqual(['Ask']);
});

it('does not press again what woke the page, nor what came after', () => {
  startScript();
  const button = draw();
  document.addEventListener('click', () => (stop = answerEarlyPresses()), { once: true });
  listen();
  button.click();
  vi.runAllTimers();
  button.click();
  expect(pressed).toEqual(['Ask', 'Ask']);
});

it('presses the button that was drawn anew between down and up, if the pointer is still on it', () => {
  stop = answerEarlyPresses();
  listen();
  let under: Element | null = null;
  document.elementFromPoint = () => under;
  const down = (): void => void draw().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const up = (): void =>
    void document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));

  down();
  under = draw();
  up();
  up();
  expect(pressed.splice(0)).toEqual(['Ask']);

  down();
  under = draw().nextElementSibling;
  up();
  expect(pressed).toEqual([]);

  down();
  under = document.querySelector('button');
  up();
  expect(pressed).toEqual([]);
});

it('leaves the sending of forms to themselves', () => {
  startScript();
  document.body.innerHTML = '<form><button>Send</button></form>';
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  document.querySelector('button')?.click();
  listen();
  stop = answerEarlyPresses();
  vi.runAllTimers();
  expect(pressed).toEqual([]);
});
