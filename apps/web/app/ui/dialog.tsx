import { Suspense, useState } from 'react';
import { lazyOr } from './lazy-or.ts';
import { useBackCloses } from './dialog-history.ts';
import type { DialogProps } from './dialog-props.ts';
import { PlainDialog } from './plain-dialog.tsx';

const Surface = lazyOr(
  async () => (await import('./dialog-surface.tsx')).DialogSurface,
  PlainDialog,
);

/**
 * A modal dialog: focus goes in, is kept, and returns to the opener; the page beneath is inert and does
 * not scroll; Escape and back close the top one. Its code is fetched when the first dialog opens;
 * without the network the browser's own dialog stands in for it.
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
