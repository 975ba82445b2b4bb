import type { Graha } from '@dhruva/jyotish/vocabulary';

/** A dasha period; start ≤ t < end, Julian days UT. */
export interface Period {
  readonly level: 1 | 2 | 3;
  readonly graha: Graha;
  readonly start: number;
  readonly end: number;
}

interface Share {
  readonly graha: Graha;
  readonly years: number;
}

const share = (graha: Graha, years: number): Share => ({ graha, years });

/** Vimshottari: lords and years, of Ashwini, Bharani … thrice round. BPHS 46. */
const VIMSHOTTARI: readonly Share[] = [
  share('ketu', 7),
  share('venus', 20),
  share('sun', 6),
  share('moon', 10),
  share('mars', 7),
  share('rahu', 18),
  share('jupiter', 16),
  share('saturn', 19),
  share('mercury', 17),
];

/** Yogini: the lords of Mangala … Sankata; Ardra is Mangala's. BPHS 46. */
const YOGINI: readonly Share[] = [
  share('moon', 1),
  share('sun', 2),
  share('jupiter', 3),
  share('mars', 4),
  share('mercury', 5),
  share('saturn', 6),
  share('venus', 7),
  share('rahu', 8),
];

const YEAR = 365.25;
const STAR = 360 / 27;
/** Years looked at from the beginning of the first period. */
const LIFETIME = 120;

const roundFrom = (shares: readonly Share[], first: number): readonly Share[] => [
  ...shares.slice(first),
  ...shares.slice(0, first),
];

/** The periods of a span of days and those inside them, in order, down to the third level. */
const periodsWithin = (
  shares: readonly Share[],
  level: 1 | 2 | 3,
  { start, days }: { readonly start: number; readonly days: number },
): readonly Period[] => {
  const whole = shares.reduce((sum, { years }) => sum + years, 0);
  let at = start;
  return shares.flatMap(({ graha, years }, index) => {
    const own = (days * years) / whole;
    const period = { level, graha, start: at, end: at + own };
    at += own;
    if (level === 3) return [period];
    const next = (level + 1) as 2 | 3;
    const inner = { start: period.start, days: own };
    return [period, ...periodsWithin(roundFrom(shares, index), next, inner)];
  });
};

const SYSTEMS = {
  vimshottari: { shares: VIMSHOTTARI, offset: 0 },
  yogini: { shares: YOGINI, offset: 3 },
} as const;

export type System = keyof typeof SYSTEMS;

/**
 * All periods of a life to the third level, from the Moon's longitude (degrees) at birth (Julian
 * day), in years of 365.25 days. BPHS 46.
 */
export const periodsOf = (system: System, moon: number, birth: number): readonly Period[] => {
  const { shares, offset } = SYSTEMS[system];
  const star = Math.floor(moon / STAR);
  const first = (star + offset) % shares.length;
  const passed = moon / STAR - star;
  const round = roundFrom(shares, first);
  const days = round.reduce((sum, { years }) => sum + years, 0) * YEAR;
  const start = birth - passed * (round[0]?.years ?? 0) * YEAR;
  const rounds = Math.ceil((LIFETIME * YEAR) / days);
  return Array.from({ length: rounds }, (_, count) =>
    periodsWithin(round, 1, { start: start + count * days, days }),
  ).flat();
};
