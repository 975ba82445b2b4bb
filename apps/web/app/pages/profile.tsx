import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { OpensSoon, PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.page_profile_title(), m.page_profile_lead());

const ProfilePage = () => (
  <PlainPage title={m.page_profile_title()} lead={m.page_profile_lead()}>
    <OpensSoon />
  </PlainPage>
);
export default ProfilePage;
