/**
 * Makes the back button close the top dialog instead of leaving the page. Each dialog opens on a history
 * entry of its own; `state.dialogs` counts such entries above the page's own. A dialog closed in another way
 * leaves its entry to the next dialog: `history.back()` is asynchronous and could undo or abort what the
 * visitor does meanwhile. Going back skips entries left empty. The router sees none of these steps, because
 * its popstate listener runs after the capturing one below.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type Close = () => void;

interface OpenDialog {
  readonly close: Close;
  /** `state.dialogs` of its entry. */
  readonly depth: number;
}

interface Entry {
  /** Identifies the page entry that dialog entries belong to. */
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

const openOnEntry = (close: Close): OpenDialog => {
  const { depth } = currentEntry();
  const isFree = depth > (openDialogs.at(-1)?.depth ?? 0);
  const dialog = { close, depth: isFree ? depth : depth + 1 };
  if (!isFree) window.history.pushState({ ...window.history.state, dialogs: dialog.depth }, '');
  here = currentEntry();
  openDialogs.push(dialog);
  return dialog;
};

/**
 * Lets the back button close an open dialog. `enabled` false: for a dialog that has an address of its own. The
 * entry is there before the dialog is seen: an effect after paint may come later than a press of the button.
 */
export const useBackCloses = (open: boolean, onClose: Close, enabled: boolean): void => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    if (!open || !enabled) return undefined;
    const dialog = openOnEntry(() => latest.current());
    return () => void openDialogs.splice(openDialogs.indexOf(dialog), 1);
  }, [open, enabled]);
};

/** Listens for history steps between dialog entries. Call once, in the root layout. */
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
