import { houseFrom } from '../../chart/houses.ts';
import { dashaAt, type Vimshottari } from '../../dasha/vimshottari.ts';
import { signEntries } from '../../gochara/ingress.ts';
import { grahaMotionAt } from '../../sky/graha-motion.ts';
import { SKY_END } from '../../sky/range.ts';
import { julianDayUt, type JulianDayUt } from '../../units.ts';
import type { RashiIndex } from '../../vocabulary.ts';
import type { NextChange, PeriodChange, SignChange } from './outline.types.ts';

/** Jupiter changes its sign every year or oftener. */
const LOOK_AHEAD_DAYS = 800;

/** Where houses are counted from: the sign of the lagna or the Moon; undefined where it is not certain. */
interface CountedFrom {
  readonly from: SignChange['from'];
  readonly rashi: RashiIndex | undefined;
}

/** When the running antardasha ends, and with it, if it is its last, the mahadasha. */
const nextPeriod = (dasha: Vimshottari, at: JulianDayUt): PeriodChange | undefined => {
  const [maha, antar] = dashaAt(dasha, at, 2);
  if (maha === undefined || antar === undefined) return undefined;
  const [nextMaha, nextAntar] = dashaAt(dasha, antar.end, 2);
  if (nextMaha === undefined || nextAntar === undefined) return undefined;
  const level = nextMaha.lord === maha.lord ? 2 : 1;
  const [ends, begins] = level === 1 ? [maha, nextMaha] : [antar, nextAntar];
  return { kind: 'period', at: antar.end, level, ends: ends.lord, begins: begins.lord };
};

const nextSign = (
  graha: SignChange['graha'],
  at: JulianDayUt,
  { from, rashi }: CountedFrom,
): SignChange | undefined => {
  const end = julianDayUt(Math.min(at + LOOK_AHEAD_DAYS, SKY_END - 1));
  const [entry] = signEntries(graha, { start: at, end }, grahaMotionAt);
  return (
    entry && {
      kind: 'sign',
      at: entry.at,
      graha,
      rashi: entry.rashi,
      direct: entry.direct,
      house: rashi === undefined ? null : houseFrom(rashi, entry.rashi),
      from,
    }
  );
};

/**
 * The first of what changes next: the period, the sign of Jupiter, the sign of Saturn. `dasha`: undefined where
 * the birth time is unknown, since its periods are then known to years only.
 */
export const nextChange = (
  at: JulianDayUt,
  dasha: Vimshottari | undefined,
  counted: CountedFrom,
): NextChange | null => {
  const changes: readonly (NextChange | undefined)[] = [
    dasha && nextPeriod(dasha, at),
    nextSign('jupiter', at, counted),
    nextSign('saturn', at, counted),
  ];
  return (
    changes
      .filter((change) => change !== undefined)
      .toSorted((a, b) => a.at - b.at)
      .at(0) ?? null
  );
};
