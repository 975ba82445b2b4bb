/**
 * The back button closes the top dialog instead of leaving the page. A dialog opens on an entry of its own
 * in the browser's history; `state.dialogs` says how many such entries lie on the page's own. A dialog
 * that is closed otherwise leaves its entry to the next one: a step back by script ends later, and would
 * undo or abort whatever the visitor has done since. Going back passes over entries left empty. The
 * router hears of none of these steps: its listener runs after the capturing one below.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type Close = () => void;

interface OpenDialog {
  readonly close: Close;
  /** `state.dialogs` of its entry. */
  readonly depth: number;
}

interface Entry {
  /** The same for all entries that dialogs of one page opened on. */
  readonly page: string;
  readonly depth: number;
}

interface State {
  readonly idx?: number;
  readonly key?: string;
  readonly dialogs?: number;
}

const openDialogs: OpenDialog[] = [];
let here: Entry | undefined;

const currentEntry = (): Entry => {
  const { idx, key, dialogs = 0 } = (window.history.state ?? {}) as State;
  return { page: `${idx} ${key} ${window.location.href}`, depth: dialogs };
};

const onPopState = (event: PopStateEvent): void => {
  const before = here;
  here = currentEntry();
  const { page, depth } = here;
  if (before?.page !== page || before.depth === depth) return;
  event.stopImmediatePropagation();
  const above = openDialogs.filter((dialog) => dialog.depth > depth);
  for (const { close } of above.toReversed()) close();
  if (above.length === 0 && depth < before.depth) window.history.back();
};

const enter = (close: Close): OpenDialog => {
  const { depth } = currentEntry();
  const isFree = depth > (openDialogs.at(-1)?.depth ?? 0);
  const dialog = { close, depth: isFree ? depth : depth + 1 };
  if (!isFree) window.history.pushState({ ...window.history.state, dialogs: dialog.depth }, '');
  here = currentEntry();
  openDialogs.push(dialog);
  return dialog;
};

/** Registers an open dialog with the back button. `enabled` false: a dialog that is a page of its own. */
export const useBackCloses = (open: boolean, onClose: Close, enabled: boolean): void => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open || !enabled) return undefined;
    const dialog = enter(() => latest.current());
    return () => void openDialogs.splice(openDialogs.indexOf(dialog), 1);
  }, [open, enabled]);
};

/** Tells entries of dialogs from pages; once, in what all pages stand in. */
export const useDialogHistory = (): void => {
  const { key } = useLocation();
  useEffect(() => {
    here = currentEntry();
  }, [key]);
  useEffect(() => {
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, []);
};
