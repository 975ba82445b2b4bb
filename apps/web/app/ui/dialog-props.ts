import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open: boolean;
  /** Called by the close button, Escape, a click outside and the back button. */
  readonly onClose: () => void;
  readonly title: string;
  /** Announced after the title; omit when the body begins with a form. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Footer buttons that stay visible while the body scrolls. */
  readonly actions?: ReactNode;
  readonly size?: 'narrow' | 'wide';
  /** False for a dialog with an address of its own, which the back button leaves anyway. */
  readonly backCloses?: boolean;
  /** False where a click outside must not lose typed input. */
  readonly dismissOutside?: boolean;
}
