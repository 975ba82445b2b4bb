import type { ReactNode } from 'react';

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
