import { useNavigate } from 'react-router';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';

interface LoginFirstProps {
  /** Why; null: closed. */
  readonly text: string | null;
  readonly onClose: () => void;
}

/** Says that something needs a login, and leads there. */
export const LoginFirst = ({ text, onClose }: LoginFirstProps) => {
  const navigate = useNavigate();
  /** Closes when the login is there: closing first would take it back as a step in the history. */
  const login = async () => {
    await navigate('/login');
    onClose();
  };
  return (
    <Dialog
      open={text !== null}
      onClose={onClose}
      title={m.login_first_title()}
      description={text}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {m.ui_ok()}
          </Button>
          <Button onClick={() => void login()}>{m.login_first_go()}</Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
};
