import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { OpensSoon, PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.page_signup_title(), m.page_signup_lead());

const SignupPage = () => (
  <PlainPage title={m.page_signup_title()} lead={m.page_signup_lead()}>
    <OpensSoon />
  </PlainPage>
);
export default SignupPage;
