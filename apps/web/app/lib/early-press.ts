/**
 * No press on a button is lost: not one that comes before the scripts have, nor one whose button is drawn
 * anew between pointer down and up, which no browser counts as a click.
 */

declare global {
  interface Window {
    earlyPress?: Event;
    pressBegan?: PointerEvent;
  }
}

const AWAKE = 'awake';

/** Runs in the head: keeps the last press before the page was awake, and where the last one began. */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',e=>{if(!('${AWAKE}'in document.documentElement.dataset))window.earlyPress=e},true);addEventListener('pointerdown',e=>{window.pressBegan=e},true)`;

/** Forms are left to themselves: a press sends what was typed. */
const buttonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;

/** The button, or the only one of the same words now that it was drawn anew. */
const twinOf = (button: HTMLElement): HTMLElement | undefined => {
  if (button.isConnected) return button;
  const alike = [...document.querySelectorAll<HTMLElement>('button[type=button]')].filter(
    ({ textContent }) => textContent === button.textContent,
  );
  return alike.length === 1 ? alike[0] : undefined;
};

/** A finger that moved farther than this has changed its mind. */
const STILL = 10;
const isNear = (a: PointerEvent, b: PointerEvent): boolean =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) <= STILL;

/**
 * Presses the button again that was pressed while nobody listened, once who is signed in has been drawn; gives the
 * way to stop. A press still on its way is the one that woke the page: React hands it on, unless waking drew its button
 * anew before the press arrived.
 */
const pressAgain = (press: Event): (() => void) => {
  const button = buttonOf(press.target);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    timer = setTimeout(() => button && twinOf(button)?.click(), 0);
  };
  if (press.eventPhase === Event.NONE) again();
  else
    button?.addEventListener('click', () => !button.isConnected && again(), {
      once: true,
    });
  return () => clearTimeout(timer);
};

/** Answers what was pressed too early, and from then on what was pressed in between; gives the way to stop. */
export const answerEarlyPresses = (): (() => void) => {
  const onUp = (event: PointerEvent): void => {
    const { pressBegan: began } = window;
    const down = buttonOf(began?.target ?? null);
    if (began && down && !down.isConnected && isNear(began, event)) {
      const under = buttonOf(document.elementFromPoint(event.clientX, event.clientY));
      const isSame = under?.textContent === down.textContent;
      (isSame ? under : twinOf(down))?.click();
    }
    delete window.pressBegan;
  };
  const { earlyPress } = window;
  delete window.earlyPress;
  document.documentElement.dataset[AWAKE] = '';
  const stop = earlyPress && pressAgain(earlyPress);
  document.addEventListener('pointerup', onUp, true);
  return () => {
    stop?.();
    document.removeEventListener('pointerup', onUp, true);
  };
};
