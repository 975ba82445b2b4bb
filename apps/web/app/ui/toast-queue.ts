export interface Toast {
  readonly text: string;
  readonly kind: 'success' | 'error' | 'info';
}

type Deliver = (toast: Toast) => void;

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
const deliverers = new Set<Deliver>();

/** Shows a short notice for a few seconds. Never the only carrier of an error: say it in the page as well. */
export const showToast = (text: string, kind: Toast['kind'] = 'info'): void => {
  const [deliver] = deliverers;
  if (deliver) deliver({ text, kind });
  else waiting.push({ text, kind });
  for (const wake of listeners) wake();
};

/** Calls back when a notice is asked for, at once if some are waiting; gives the way to stop. */
export const onToast = (wake: () => void): (() => void) => {
  listeners.add(wake);
  if (waiting.length > 0) wake();
  return () => listeners.delete(wake);
};

/** Hands all notices, those waiting first, to what shows them; gives the way to stop. */
export const deliverToasts = (deliver: Deliver): (() => void) => {
  deliverers.add(deliver);
  waiting.splice(0).forEach(deliver);
  return () => deliverers.delete(deliver);
};
