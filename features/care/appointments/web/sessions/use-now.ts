import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 10_000;

/** The current time (ms since 1970), updated regularly. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(look);
  }, []);
  return now;
};
