import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 10_000;

/** The time by this browser's clock (ms since 1970), looked at again and again. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(look);
  }, []);
  return now;
};
