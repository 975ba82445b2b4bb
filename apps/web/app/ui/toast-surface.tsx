import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { deliverToasts } from './toast-queue.ts';

/** Removes toasts from the tab order: they contain nothing to operate, and sonner would throw focus back. */
const useUntabbableToasts = () => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const watcher = new MutationObserver(() => {
      for (const notice of current.querySelectorAll('li')) notice.tabIndex = -1;
    });
    watcher.observe(current, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, []);
  return box;
};

/** Renders toasts with sonner. */
export const ToastSurface = ({ milliseconds }: { readonly milliseconds: number }) => {
  const box = useUntabbableToasts();
  useEffect(() => deliverToasts(({ text, kind }) => sonner[kind](text)), []);
  return (
    <div ref={box}>
      <Sonner
        position="bottom-center"
        duration={milliseconds}
        toastOptions={{
          classNames: {
            toast:
              'rounded-card! border! border-line! bg-surface! font-text! text-base! text-ink! shadow-lifted!',
          },
        }}
      />
    </div>
  );
};
