import type { Page } from '@playwright/test';

/** What a visitor did so far on a page. */
export interface Taps {
  /** Names of the controls activated, in order. */
  readonly controls: readonly string[];
  /** Screens and dialogs those stood on, each as often as it was come to. */
  readonly screens: readonly string[];
}

/**
 * Counts from now on, on every page of this tab: each activation of a control by pointer or key, consent boxes
 * included. Browsers fire a click for both. Focusing a field and typing count nothing.
 */
export const countTaps = async (page: Page): Promise<Taps> => {
  const controls: string[] = [];
  const screens: string[] = [];
  await page.exposeFunction('noteTap', (control: string, screen: string) => {
    controls.push(control);
    if (screens.at(-1) !== screen) screens.push(screen);
  });
  const listen = (): void => {
    const note = (window as unknown as { noteTap: (control: string, screen: string) => void })
      .noteTap;
    const activated =
      'a,button,select,summary,[role=option],input[type=checkbox],input[type=radio]';
    const listener = (event: Event): void => {
      const control = event.target instanceof Element && event.target.closest(activated);
      if (!control) return;
      const dialog = document.querySelector('[role=dialog] h2, dialog[open] h2')?.textContent ?? '';
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      note(name || (control.getAttribute('name') ?? control.id), `${location.pathname} ${dialog}`);
    };
    document.addEventListener('click', listener, { capture: true });
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return { controls, screens };
};
