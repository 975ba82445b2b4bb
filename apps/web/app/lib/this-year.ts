import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The current year. While a prerendered page wakes up it is the year it was built in, so that both agree. */
export const useThisYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => Number(import.meta.env['VITE_BUILD_YEAR']),
  );
