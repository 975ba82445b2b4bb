import { useNavigate } from 'react-router';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';

interface LoginFirstProps {
  /** The reason shown; null: closed. */
  readonly text: string | null;
  readonly onClose: () => void;
}

/** A sheet that says something needs a login, with a button to log in. */
export const LoginFirst = ({ text, onClose }: LoginFirstProps) => {
  const navigate = useNavigate();
  /** Closes only once the login page is shown: closing first would remove its history entry. */
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
