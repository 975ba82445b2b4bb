import { Outlet } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PageHeading } from '../ui/page-heading.tsx';

export const meta = () => pageMeta(m.home_title(), m.home_lead());

const HomePage = () => (
  <>
    <PageHeading>{m.home_title()}</PageHeading>
    <Outlet />
  </>
);
export default HomePage;
