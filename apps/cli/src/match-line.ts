import { grahaMotionAt, matchMoons, type KutaScores } from '@dhruva/jyotish';
import { birthOf } from './birth-line.ts';
import { Refusal, type InputLine } from './json-lines.ts';

const isObject = (value: unknown): value is InputLine =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The sidereal Moon of one side of a pair: given in degrees, or found from a birth. */
const moonLonOf = (side: unknown): number => {
  if (!isObject(side)) throw new Refusal('birth.details-missing');
  const { moonLon } = side;
  if (moonLon === undefined) return grahaMotionAt('moon', birthOf(side).jdUt).lon;
  if (typeof moonLon !== 'number' || !(moonLon >= 0 && moonLon <= 360)) {
    throw new Refusal('request.invalid');
  }
  return moonLon;
};

/** What is printed of a pair: raw points. */
interface MatchReply {
  readonly scores: KutaScores;
  readonly total: number;
}

/**
 * The eight kutas of one line of input: `{id, boy, girl}`, each a birth `{date, time, zone, lat, lon,
 * fold?}` or `{moonLon}` in sidereal degrees, 0–360. Throws a Refusal.
 */
export const matchLine = ({ boy, girl }: InputLine): MatchReply => {
  const { raw, total } = matchMoons({ boyMoonLon: moonLonOf(boy), girlMoonLon: moonLonOf(girl) });
  return { scores: raw, total };
};
