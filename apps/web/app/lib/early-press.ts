/**
 * No press on a button is lost: not one that comes before the scripts have, nor one whose button is drawn
 * anew between pointer down and up, which no browser counts as a click.
 */

declare global {
  interface Window {
    earlyPress?: Event;
  }
}

const AWAKE = 'awake';

/** Runs in the head: keeps the last press before the page was awake. */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',e=>{if(!('${AWAKE}'in document.documentElement.dataset))window.earlyPress=e},true)`;

/** Forms are left to themselves: a press sends what was typed. */
const buttonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;

/** Presses the button, or the one of the same words that stands in its place now. */
const pressAgain = (button: HTMLElement): void => {
  const twin = button.isConnected
    ? button
    : [...document.querySelectorAll<HTMLElement>('button[type=button]')].find(
        ({ textContent }) => textContent === button.textContent,
      );
  twin?.click();
};

/** A press that is on its way through the page is the one that woke it: React hands it on itself. */
const earlyButton = (): HTMLElement | null => {
  const { earlyPress } = window;
  return earlyPress?.eventPhase === Event.NONE ? buttonOf(earlyPress.target) : null;
};

/** Answers what was pressed too early, and from then on what was pressed in between; gives the way to stop. */
export const answerEarlyPresses = (): (() => void) => {
  let down: HTMLElement | null = null;
  const onDown = ({ target }: Event): void => {
    down = buttonOf(target);
  };
  const onUp = ({ clientX, clientY }: PointerEvent): void => {
    const now = buttonOf(document.elementFromPoint(clientX, clientY));
    if (down && !down.isConnected && now?.textContent === down.textContent) now.click();
    down = null;
  };
  const early = earlyButton();
  document.documentElement.dataset[AWAKE] = '';
  // Once who is signed in has been drawn.
  const timer = setTimeout(() => {
    delete window.earlyPress;
    if (early) pressAgain(early);
  }, 0);
  document.addEventListener('pointerdown', onDown, true);
  document.addEventListener('pointerup', onUp, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerdown', onDown, true);
    document.removeEventListener('pointerup', onUp, true);
  };
};
