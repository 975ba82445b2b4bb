export interface Toast {
  readonly text: string;
  readonly kind: 'success' | 'error' | 'info';
}

type Deliver = (toast: Toast) => void;

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
const deliverers = new Set<Deliver>();

/** Shows a toast for a few seconds. Errors must be shown in the page as well. */
export const showToast = (text: string, kind: Toast['kind'] = 'info'): void => {
  const [deliver] = deliverers;
  if (deliver) deliver({ text, kind });
  else waiting.push({ text, kind });
  for (const listener of listeners) listener();
};

/** Subscribes to new toasts, and calls back at once if some are queued; returns the unsubscribe function. */
export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => listeners.delete(listener);
};

/** Registers what renders toasts and hands it the queued ones; returns the unsubscribe function. */
export const deliverToasts = (deliver: Deliver): (() => void) => {
  deliverers.add(deliver);
  waiting.splice(0).forEach(deliver);
  return () => deliverers.delete(deliver);
};
