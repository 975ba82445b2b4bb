import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { type Toast, takeWaiting } from './toaster.tsx';

export const deliverToast = ({ text, kind }: Toast): void => {
  sonner[kind](text);
};

export const ToastSurface = ({ milliseconds }: { readonly milliseconds: number }) => {
  useEffect(() => {
    takeWaiting().forEach(deliverToast);
  }, []);
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
