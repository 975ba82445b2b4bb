import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useBackCloses } from './dialog-history.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Called by the close button, Escape, a press outside and the back button. */
  readonly onClose: () => void;
  readonly title: string;
  /** Read after the title; leave out when the body begins with a form. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** A row of buttons that stays in view. */
  readonly actions?: ReactNode;
  readonly size?: 'narrow' | 'wide';
  /** False for a dialog that is a page of its own, which the back button leaves by itself. */
  readonly backCloses?: boolean;
  /** False where a press beside the dialog must not lose what was typed. */
  readonly dismissOutside?: boolean;
}

const loadSurface = () => import('./dialog-surface.tsx');
const Surface = lazy(async () => ({ default: (await loadSurface()).DialogSurface }));

/**
 * A modal dialog: focus goes in, is kept, and returns to the opener; the page beneath is inert and does
 * not scroll; Escape and back close the top one. Its code is fetched when the first dialog opens.
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
