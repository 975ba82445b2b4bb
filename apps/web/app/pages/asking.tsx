import { Outlet } from 'react-router';
import { QueryProvider } from '../lib/query.tsx';

/** Around the pages that ask the server; the others do without its code. */
const Asking = () => (
  <QueryProvider>
    <Outlet />
  </QueryProvider>
);
export default Asking;
