/**
 * Replays button presses that got no click handler: those before hydration, and those whose button was
 * re-rendered between pointer down and up, for which browsers fire no click.
 */

declare global {
  interface Window {
    earlyPress?: Event;
    pressBegan?: PointerEvent;
  }
}

const HYDRATED = 'hydrated';

/** Inline script of the document head: records the last click before hydration, and the last pointerdown. */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',e=>{if(!('${HYDRATED}'in document.documentElement.dataset))window.earlyPress=e},true);addEventListener('pointerdown',e=>{window.pressBegan=e},true)`;

/** The `type=button` button of an event target. Submit buttons are ignored: the browser submits the form itself. */
const buttonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;

/** The button itself while it is in the document, else the only button with the same text. */
const currentButtonOf = (button: HTMLElement): HTMLElement | undefined => {
  if (button.isConnected) return button;
  const alike = [...document.querySelectorAll<HTMLElement>('button[type=button]')].filter(
    ({ textContent }) => textContent === button.textContent,
  );
  return alike.length === 1 ? alike[0] : undefined;
};

/** Pointer movement, in pixels, beyond which a press counts as cancelled. */
const MAX_MOVE_PX = 10;
const isNear = (a: PointerEvent, b: PointerEvent): boolean =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) <= MAX_MOVE_PX;

/**
 * Clicks a button again that was clicked before hydration, after the signed-in state has been rendered;
 * returns a function that cancels this. A click that is still being dispatched triggered the hydration
 * itself: React replays that one, unless its button was re-rendered before.
 */
const replayClick = (press: Event): (() => void) => {
  const button = buttonOf(press.target);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    timer = setTimeout(() => button && currentButtonOf(button)?.click(), 0);
  };
  if (press.eventPhase === Event.NONE) again();
  else
    button?.addEventListener('click', () => !button.isConnected && again(), {
      once: true,
    });
  return () => clearTimeout(timer);
};

/** Replays the recorded early click, and from then on presses lost to re-rendering; returns a clean-up function. */
export const replayEarlyPresses = (): (() => void) => {
  const onUp = (event: PointerEvent): void => {
    const { pressBegan: began } = window;
    const down = buttonOf(began?.target ?? null);
    if (began && down && !down.isConnected && isNear(began, event)) {
      const under = buttonOf(document.elementFromPoint(event.clientX, event.clientY));
      const isSame = under?.textContent === down.textContent;
      (isSame ? under : currentButtonOf(down))?.click();
    }
    delete window.pressBegan;
  };
  const { earlyPress } = window;
  delete window.earlyPress;
  document.documentElement.dataset[HYDRATED] = '';
  const stop = earlyPress && replayClick(earlyPress);
  document.addEventListener('pointerup', onUp, true);
  return () => {
    stop?.();
    document.removeEventListener('pointerup', onUp, true);
  };
};
