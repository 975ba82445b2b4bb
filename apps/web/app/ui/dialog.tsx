import { Suspense, useState } from 'react';
import { lazyWithFallback } from './lazy-with-fallback.ts';
import { useBackCloses } from './dialog-history.ts';
import type { DialogProps } from './dialog-props.ts';
import { PlainDialog } from './plain-dialog.tsx';

const Surface = lazyWithFallback(
  async () => (await import('./dialog-surface.tsx')).DialogSurface,
  PlainDialog,
);

/**
 * A modal dialog. Focus is trapped and returned to the opener; the page behind is inert and does not scroll;
 * Escape and the back button close the top dialog. Loads its code when first opened and falls back to the
 * native <dialog> if that fails.
 */
export const Dialog = (props: DialogProps) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  useBackCloses(props.open, props.onClose, props.backCloses ?? true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  ) : null;
};
