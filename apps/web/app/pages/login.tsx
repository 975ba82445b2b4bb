import { useNavigate } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { OpensSoon } from '../shell/plain-page.tsx';
import { Dialog } from '../ui/dialog.tsx';

export const meta = () => pageMeta(m.page_login_title(), m.page_login_lead(), false);

const LoginPage = () => {
  const navigate = useNavigate();
  return (
    <Dialog open onClose={() => void navigate('/')} title={m.page_login_title()} backCloses={false}>
      <OpensSoon />
    </Dialog>
  );
};
export default LoginPage;
