import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

const now = (): string => {
  const today = new Date();
  return `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`;
};

/** The current month (YYYY-MM) by the device's clock; null until hydrated. */
export const useThisMonth = (): string | null =>
  useSyncExternalStore(noSubscription, now, () => null);
