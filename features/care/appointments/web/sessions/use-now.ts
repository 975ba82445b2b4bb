import { useEffect, useState } from 'react';

const UPDATE_MS = 10_000;

/** The current time (ms since 1970), updated regularly. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
