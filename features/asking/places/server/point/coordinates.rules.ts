/** Degrees, north and east positive. */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

const ANGLE = String.raw`([-+]?\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*["″]\s*)?`;
const PAIR = new RegExp(`^\\s*${ANGLE}([NS])?\\s*[,; ]\\s*${ANGLE}([EW])?\\s*$`, 'i');

/** Parses "21.15, 79.09", "21.15N 79.09E" or `21°09'N, 79°05'E` to degrees; undefined if it is no valid point. */
export function readCoordinates(text: string): Coordinates | undefined {
  const match = PAIR.exec(text);
  if (!match) return undefined;
  const lat = angle(match.slice(1, 4), match[4] ?? '');
  const lon = angle(match.slice(5, 8), match[8] ?? '');
  return isPoint({ lat, lon }) ? { lat, lon } : undefined;
}

/** Whether latitude is within ±90 and longitude within ±180. */
export const isPoint = ({ lat, lon }: Coordinates): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

function angle(parts: readonly (string | undefined)[], side: string): number {
  const [degrees = '0', minutes = '0', seconds = '0'] = parts;
  const size = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600;
  return degrees.startsWith('-') || /[SW]/i.test(side) ? -size : size;
}

/** Formats coordinates: "21.15° N, 79.09° E". */
export function pointInWords({ lat, lon }: Coordinates): string {
  const one = (value: number, sides: string): string =>
    `${Number(Math.abs(value).toFixed(4))}° ${value < 0 ? sides.charAt(1) : sides.charAt(0)}`;
  return `${one(lat, 'NS')}, ${one(lon, 'EW')}`;
}
