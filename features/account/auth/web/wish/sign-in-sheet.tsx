import { useLocation, useNavigate } from 'react-router';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { showToast } from '@dhruva/web/ui/toast-queue.ts';
import { Login } from '../login.tsx';
import { useSession } from '../session.tsx';
import { dropWish, type Wish } from '../wish.ts';

/** Logs in on the page, above what was wanted: named in its title, with the reason as its lead. */
export const SignInSheet = ({ wish }: { readonly wish: Wish }) => {
  const { login } = useSession();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const signedIn = (token: string): void => {
    login(token);
    showToast(m.auth_welcome(), 'success');
    if (wish.at !== `${pathname}${hash}`) void navigate(wish.at, { replace: true });
  };
  return (
    <Dialog
      open
      onClose={dropWish}
      title={wish.title}
      description={wish.lead}
      dismissOutside={false}
    >
      <Login onToken={signedIn} onCancel={dropWish} />
    </Dialog>
  );
};
