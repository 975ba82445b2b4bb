import { sarvaIn } from '../../../strength/ashtakavarga/bindus.ts';
import { pairFinding } from '../pair-finding.ts';
import { BOTH_WAYS, signOf, type PairReading } from '../pair-reading.ts';
import type { PairFinding } from '../pair.types.ts';

const SOURCE = 'AVS; BPHS 72';
/**
 * Sarvashtakavarga bounds of a sign: 28, the mean, and above is supported, below 25 is weak.
 */
const HOLDS = 28;
const THIN = 25;
const POINTS = { holds: 0.8, thin: -0.6 };

/**
 * Bindus of the partner's Moon sign in each person's sarvashtakavarga; none without both birth
 * times.
 */
export const bindus = (pair: PairReading): readonly PairFinding[] =>
  BOTH_WAYS.flatMap(([whose, them]) => {
    const { extras } = pair[whose];
    if (pair.from === 'moon' || extras === null) return [];
    const found = sarvaIn(extras.bindus, signOf(pair, them, 'moon'));
    if (found < HOLDS && found >= THIN) return [];
    const points = found >= HOLDS ? POINTS.holds : POINTS.thin;
    return [pairFinding('pair.bindus', points, { bindus: found }, { source: SOURCE, whose })];
  });
