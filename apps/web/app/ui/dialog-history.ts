/**
 * The back button closes the top dialog instead of leaving the page. Each open dialog owns one entry of
 * the browser's history; `state.dialogs` counts how many are open at that entry. The router never hears
 * of these entries: its listener runs after the capturing one below.
 */
import { useEffect, useRef } from 'react';

type Close = () => void;

const openDialogs: Close[] = [];
let swallowNext = false;
let listening = false;

const depthOf = (state: unknown): number => (state as { dialogs?: number } | null)?.dialogs ?? 0;

const onPopState = (event: PopStateEvent): void => {
  if (swallowNext) {
    swallowNext = false;
    event.stopImmediatePropagation();
    return;
  }
  const depth = depthOf(event.state);
  if (depth >= openDialogs.length) return;
  event.stopImmediatePropagation();
  for (const close of openDialogs.slice(depth).reverse()) close();
};

const enter = (close: Close): void => {
  if (!listening) window.addEventListener('popstate', onPopState, { capture: true });
  listening = true;
  openDialogs.push(close);
  // A dialog that follows another at once takes over its entry.
  if (depthOf(window.history.state) < openDialogs.length) {
    window.history.pushState({ ...window.history.state, dialogs: openDialogs.length }, '');
  }
};

const leave = (close: Close): void => {
  openDialogs.splice(openDialogs.indexOf(close), 1);
  setTimeout(() => {
    const surplus = depthOf(window.history.state) - openDialogs.length;
    if (surplus <= 0) return;
    swallowNext = true;
    window.history.go(-surplus);
  }, 0);
};

/** Registers an open dialog with the back button. `enabled` false: a dialog that is a page of its own. */
export const useBackCloses = (open: boolean, onClose: Close, enabled: boolean): void => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open || !enabled) return undefined;
    const close = () => latest.current();
    enter(close);
    return () => leave(close);
  }, [open, enabled]);
};
