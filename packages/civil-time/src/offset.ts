const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Seconds east of Greenwich → "+05:30", "-04:30", or with seconds where the clock had them
 * ("+05:21:10", India before 1906).
 */
export function utcOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60;
  const hoursAndMinutes = `${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}`;
  return `${offsetSeconds < 0 ? '-' : '+'}${hoursAndMinutes}${seconds === 0 ? '' : `:${two(seconds)}`}`;
}
