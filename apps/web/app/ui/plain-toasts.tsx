import { useEffect, useState } from 'react';
import { deliverToasts, type Toast } from './toast-queue.ts';

/** Toasts without a library, for when ToastSurface cannot be loaded. */
export const PlainToasts = ({ milliseconds }: { readonly milliseconds: number }) => {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  useEffect(
    () =>
      deliverToasts((toast) => {
        setShown((others) => [...others, toast]);
        setTimeout(() => setShown((all) => all.filter((one) => one !== toast)), milliseconds);
      }),
    [milliseconds],
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2"
    >
      {shown.map((toast, at) => (
        <p
          // oxlint-disable-next-line react/no-array-index-key -- the same words may be said twice
          key={`${at} ${toast.text}`}
          className="rounded-card border border-line bg-surface p-4 shadow-lifted"
        >
          {toast.text}
        </p>
      ))}
    </div>
  );
};
