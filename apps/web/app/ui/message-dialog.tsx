import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icons.tsx';

interface Notice {
  readonly kind: 'error' | 'success';
  readonly text: string;
}

interface MessageDialogProps {
  /** Null while closed. */
  readonly notice: Notice | null;
  readonly onClose: () => void;
  /** Further content below the text. */
  readonly children?: ReactNode;
}

/** A dialog titled Error or Success with an OK button. */
export const MessageDialog = ({ notice, onClose, children = null }: MessageDialogProps) => (
  <Dialog
    open={notice !== null}
    onClose={onClose}
    title={notice?.kind === 'success' ? m.ui_success_title() : m.ui_error_title()}
    actions={<Button onClick={onClose}>{m.ui_ok()}</Button>}
    description={
      <p className="flex items-start gap-3">
        <Icon
          name={notice?.kind === 'success' ? 'circleCheck' : 'alert'}
          className={notice?.kind === 'success' ? 'shrink-0 text-success' : 'shrink-0 text-error'}
        />
        <span>{notice?.text}</span>
      </p>
    }
  >
    {children}
  </Dialog>
);
