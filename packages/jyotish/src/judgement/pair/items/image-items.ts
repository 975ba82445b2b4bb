import { isNaturalBenefic } from '../../../chart/nature.ts';
import { grahasIn, houseFrom } from '../../../chart/houses.ts';
import { rashiIndex } from '../../../chart/placement.ts';
import { charaKarakas } from '../../../jaimini/chara-karakas.ts';
import type { Bhava, RashiIndex } from '../../../vocabulary.ts';
import { pairFinding } from '../pair-finding.ts';
import { BOTH_WAYS, type PairReading } from '../pair-reading.ts';
import type { PairFinding, Whose } from '../pair.types.ts';
import { placePoints, regardOf } from './regard.ts';

const UPAPADA_SOURCE = 'BPHS 30; Jaimini';
const ARUDHA_SOURCE = 'BPHS 29-30; PVR 9';
const KARAKA_SOURCE = 'BPHS 32; RATH';

type Person = 'self' | 'other';
type Pada = 'a7' | 'upapada';

const HOUSE_OF: Readonly<Record<Pada, Bhava>> = { a7: 7, upapada: 12 };

/** The sign of an arudha pada; undefined without both birth times. */
const padaOf = (pair: PairReading, person: Person, pada: Pada): RashiIndex | undefined =>
  pair.from === 'lagna' ? pair[person].extras?.images[HOUSE_OF[pada]] : undefined;

/**
 * Places in which two arudhas support each other: one sign, trine or opposition; 6 and 8 separate
 * (ours).
 */
const OVERLAP: readonly Bhava[] = [1, 5, 6, 7, 8, 9];

/**
 * Findings of each person's seventh arudha and upapada from the other's; none without both birth
 * times.
 */
export const arudhaBonds = (pair: PairReading): readonly PairFinding[] => {
  const meet = (whose: Whose, own: Pada, theirs: Pada): readonly PairFinding[] => {
    const [mine, them] =
      whose === 'other' ? (['other', 'self'] as const) : (['self', 'other'] as const);
    const [first, second] = [padaOf(pair, mine, own), padaOf(pair, them, theirs)];
    if (first === undefined || second === undefined) return [];
    const place = houseFrom(first, second);
    if (!OVERLAP.includes(place)) return [];
    const evidence = { pada: own, otherPada: theirs, place };
    return [
      pairFinding('pair.arudhas', placePoints(place), evidence, { source: ARUDHA_SOURCE, whose }),
    ];
  };
  return [
    ...meet('both', 'a7', 'a7'),
    ...meet('both', 'upapada', 'upapada'),
    ...meet('self', 'a7', 'upapada'),
    ...meet('other', 'a7', 'upapada'),
  ];
};

/**
 * Points (ours): the sign after the upapada shows how a bond lasts, the upapada itself a little
 * less.
 */
const UPAPADA_POINTS = { upapada: 0.5, second: 0.7 };

/** Findings of grahas in each upapada and in the sign after it, benefic for and malefic against. */
export const upapadas = (pair: PairReading): readonly PairFinding[] =>
  BOTH_WAYS.flatMap(([whose]) => {
    const { chart } = pair[whose];
    const upapada = padaOf(pair, whose, 'upapada');
    if (upapada === undefined) return [];
    return (['upapada', 'second'] as const).flatMap((at) => {
      const rashi = rashiIndex(upapada + (at === 'second' ? 1 : 0));
      return grahasIn(chart, houseFrom(chart.lagna.rashi, rashi)).map((graha) => {
        const points = UPAPADA_POINTS[at] * (isNaturalBenefic(chart, graha) ? 1 : -1);
        return pairFinding(
          'pair.upapada',
          points,
          { graha, at },
          { source: UPAPADA_SOURCE, whose },
        );
      });
    });
  });

/** Findings of the friendship of each darakaraka with the other's atmakaraka (seven karakas). */
export const karakas = (pair: PairReading): readonly PairFinding[] =>
  BOTH_WAYS.map(([whose, them]) => {
    const { dara: daraka } = charaKarakas(pair[whose].chart);
    const { atma } = charaKarakas(pair[them].chart);
    const { regard, points } = regardOf(daraka, atma);
    const evidence = { daraka, atma, regard };
    return pairFinding('pair.karakas', points, evidence, { source: KARAKA_SOURCE, whose });
  });
