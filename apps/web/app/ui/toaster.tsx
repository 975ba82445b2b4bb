import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast } from './toast-queue.ts';

const Surface = lazy(async () => ({ default: (await import('./toast-surface.tsx')).ToastSurface }));

/** Stands once in the page. Its code is fetched with the first notice. */
export const Toaster = ({ milliseconds }: { readonly milliseconds: number }) => {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onToast(() => setNeeded(true)), []);
  return needed ? (
    <Suspense fallback={null}>
      <Surface milliseconds={milliseconds} />
    </Suspense>
  ) : null;
};
