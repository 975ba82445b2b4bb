import { lazy, Suspense, useEffect, useState } from 'react';

export interface Toast {
  readonly text: string;
  readonly kind: 'success' | 'error' | 'info';
}

const waiting: Toast[] = [];
let wake: (() => void) | undefined;
let deliver: ((toast: Toast) => void) | undefined;

const load = async () => {
  const { ToastSurface, deliverToast } = await import('./toast-surface.tsx');
  deliver = deliverToast;
  return { default: ToastSurface };
};
const Surface = lazy(load);

/** Shows a short notice for a few seconds. Never the only carrier of an error: say it in the page as well. */
export const showToast = (text: string, kind: Toast['kind'] = 'info'): void => {
  if (deliver) deliver({ text, kind });
  else {
    waiting.push({ text, kind });
    wake?.();
  }
};

/** Takes what was asked for before the notices' code had come. */
export const takeWaiting = (): readonly Toast[] => waiting.splice(0);

/** Stands once in the page. Its code is fetched with the first notice. */
export const Toaster = ({ milliseconds }: { readonly milliseconds: number }) => {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    wake = () => setNeeded(true);
    if (waiting.length > 0) wake();
    return () => {
      wake = undefined;
    };
  }, []);
  return needed ? (
    <Suspense fallback={null}>
      <Surface milliseconds={milliseconds} />
    </Suspense>
  ) : null;
};
