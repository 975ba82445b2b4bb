import { useNavigate } from 'react-router';
import { dropWish, readWish, Signup, useSession } from '@dhruva/account/auth/web';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { showToast } from '../ui/toast-queue.ts';

export const meta = () => pageMeta(m.auth_signup_title());

const SignupPage = () => {
  const navigate = useNavigate();
  const { login } = useSession();
  const goOn = () => void navigate(readWish()?.at ?? '/');
  return (
    <PlainPage title={m.auth_signup_title()}>
      <Signup
        onToken={(token) => {
          login(token);
          showToast(m.auth_welcome(), 'success');
          goOn();
        }}
        onCancel={() => {
          goOn();
          dropWish();
        }}
      />
    </PlainPage>
  );
};
export default SignupPage;
