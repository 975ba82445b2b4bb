import { data } from 'react-router';

/** Throws a 404 while loading, so that the fallback document hydrates to what it was rendered as. */
export const clientLoader = (): never => {
  throw data(null, { status: 404, statusText: 'Not Found' });
};

const NotFound = () => null;
export default NotFound;
