import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** The current year; until hydrated the year of the build, so that server and client HTML match. */
export const useThisYear = (): number =>
  useSyncExternalStore(
    noSubscription,
    () => new Date().getFullYear(),
    () => Number(import.meta.env['VITE_BUILD_YEAR']),
  );
