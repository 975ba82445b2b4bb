import { useLocation, useNavigate } from 'react-router';
import { dropWish, readWish, useSession } from '@dhruva/account/auth/web';
import { Login } from '@dhruva/account/auth/web/later';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
// Not lazy: the dialog is open from the start.
import '../ui/dialog-surface.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast-queue.ts';

export const meta = () => pageMeta(m.auth_login_title());

/** Where to go after login; if absent, to what was wanted, else home. */
interface NavigationState {
  readonly from?: string;
}

const LoginPage = () => {
  const navigate = useNavigate();
  const { login } = useSession();
  const { from } = (useLocation().state ?? {}) as NavigationState;
  const cancel = () => {
    const { at = '/' } = readWish() ?? {};
    dropWish();
    void navigate(at);
  };
  return (
    <Dialog
      open
      onClose={cancel}
      title={m.auth_login_title()}
      backCloses={false}
      dismissOutside={false}
    >
      <Login
        onToken={(token) => {
          login(token);
          showToast(m.auth_welcome(), 'success');
          void navigate(from ?? readWish()?.at ?? '/');
        }}
        onCancel={cancel}
      />
    </Dialog>
  );
};
export default LoginPage;
