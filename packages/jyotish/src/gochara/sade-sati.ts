import { houseFrom } from '../chart/houses.ts';
import type { Span } from '../units.ts';
import type { Bhava, RashiIndex } from '../vocabulary.ts';
import type { SignStay } from './sign-stays.ts';

export type SaturnPhase = 'rising' | 'peak' | 'setting' | 'ardhashtama' | 'ashtama';

/** Saturn's house from the natal Moon → the phase. Late tradition, not in BPHS. */
const PHASES: Readonly<Partial<Record<Bhava, SaturnPhase>>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'ardhashtama',
  8: 'ashtama',
};

export interface SaturnStay extends Span {
  readonly phase: SaturnPhase;
}

/** One Sade Sati (three phases) or one dhaiya (a single phase), from first entry to last exit. */
export interface SaturnPassage extends Span {
  readonly kind: 'sade-sati' | 'ardhashtama' | 'ashtama';
  /** In order; a phase Saturn leaves and re-enters in retrograde motion is listed each time. */
  readonly stays: readonly SaturnStay[];
}

/**
 * A gap between stays up to this many days belongs to one passage: a retrograde return takes
 * months, the next passage comes after 19 years and more.
 */
const RETURN_DAYS = 400;

const kindOf = (phase: SaturnPhase): SaturnPassage['kind'] =>
  phase === 'ardhashtama' || phase === 'ashtama' ? phase : 'sade-sati';

const withStay = (
  passages: readonly SaturnPassage[],
  stay: SaturnStay,
): readonly SaturnPassage[] => {
  const kind = kindOf(stay.phase);
  const index = passages.findLastIndex((passage) => passage.kind === kind);
  const passage = passages[index];
  if (passage === undefined || stay.start - passage.end > RETURN_DAYS) {
    return [...passages, { kind, start: stay.start, end: stay.end, stays: [stay] }];
  }
  return passages.with(index, { ...passage, end: stay.end, stays: [...passage.stays, stay] });
};

/**
 * Sade Sati and dhaiya passages for a natal Moon sign, from Saturn's sign stays, by first entry.
 */
export const saturnPassages = (
  natalMoon: RashiIndex,
  saturnStays: readonly SignStay[],
): readonly SaturnPassage[] =>
  saturnStays
    .flatMap(({ rashi, start, end }) => {
      const phase = PHASES[houseFrom(natalMoon, rashi)];
      return phase === undefined ? [] : [{ phase, start, end }];
    })
    .reduce<readonly SaturnPassage[]>(withStay, []);
