import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { deliverToasts } from './toast-queue.ts';

/** Shows the notices, by sonner. */
export const ToastSurface = ({ milliseconds }: { readonly milliseconds: number }) => {
  useEffect(() => deliverToasts(({ text, kind }) => sonner[kind](text)), []);
  return (
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
  );
};
