const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Time left in words, from milliseconds: "1 d 4 h", "2 h 05 min", "12 min", or "late" below zero.
 */
export const timeLeft = (ms: number): string => {
  if (ms < 0) return 'late';
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes >= DAY)
    return `${Math.floor(minutes / DAY)} d ${Math.floor((minutes % DAY) / HOUR)} h`;
  if (minutes < HOUR) return `${minutes} min`;
  return `${Math.floor(minutes / HOUR)} h ${String(minutes % HOUR).padStart(2, '0')} min`;
};
