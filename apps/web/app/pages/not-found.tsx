import { data } from 'react-router';

/** An address that is none of ours. Thrown while loading, so that the fallback page wakes up as it was rendered. */
export const clientLoader = (): never => {
  throw data(null, { status: 404, statusText: 'Not Found' });
};

const NotFound = () => null;
export default NotFound;
