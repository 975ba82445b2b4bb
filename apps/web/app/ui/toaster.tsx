import { Suspense, useEffect, useState } from 'react';
import { lazyWithFallback } from './lazy-with-fallback.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { onToast } from './toast-queue.ts';

const Surface = lazyWithFallback(
  async () => (await import('./toast-surface.tsx')).ToastSurface,
  PlainToasts,
);

/**
 * The place of the toasts; mount once. Loads its code with the first toast and falls back to PlainToasts if that
 * fails.
 */
export const Toaster = ({ milliseconds }: { readonly milliseconds: number }) => {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onToast(() => setNeeded(true)), []);
  return needed ? (
    <Suspense fallback={null}>
      <Surface milliseconds={milliseconds} />
    </Suspense>
  ) : null;
};
