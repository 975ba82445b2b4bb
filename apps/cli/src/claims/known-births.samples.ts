import type { Answer, Person } from './claims.types.ts';

const bornAt = (utc: string, lat: number, lon: number): Person => ({
  birth: Date.parse(utc) / 86_400_000 + 2_440_587.5,
  place: { lat, lon },
});

/** India, 15 August 1947, midnight, Delhi: Vrishabha rising, five grahas in Karka. */
export const INDIA = bornAt('1947-08-14T18:30:00Z', 28.65, 77.22);

/** Indira Gandhi, 19 November 1917, 23:11, Allahabad: Karka rising, three exchanges of signs. */
export const INDIRA = bornAt('1917-11-19T17:41:00Z', 25.45, 81.85);

/** Amitabh Bachchan, 11 October 1942, 16:00 (wartime clock 6:30 ahead), Allahabad: Kumbha rising. */
export const AMITABH = bornAt('1942-10-11T10:30:00Z', 25.45, 81.85);

/** Born in India on 15 August 1947, nobody knows when. */
export const INDIA_ALL_DAY: Person = {
  ...INDIA,
  birth: INDIA.birth + 0.5,
  unknownWithin: { start: INDIA.birth, end: INDIA.birth + 1 },
};

/** An answer asked for on 22 November 2026. */
export const ANSWER: Answer = {
  at: Date.parse('2026-11-22T06:30:00Z') / 86_400_000 + 2_440_587.5,
  trend: 'mixed',
  windows: [{ from: '2027-06', to: '2028-05', strength: 'stronger', holdsMinutes: 15 }],
  holdsMinutes: 5,
  timeline: [],
  earlier: {
    minutes: -10,
    trend: 'mixed',
    windows: [{ from: '2027-07', to: '2028-05', strength: 'stronger' }],
    isSameAnswer: true,
    isSameFirstWindow: true,
  },
  holdsShareOfDay: null,
  facts: { work: 'employed' },
  claims: [],
};
