import { houseFrom } from '../../../chart/houses.ts';
import { dashaAt, dashasBetween, type DashaPeriod } from '../../../dasha/vimshottari.ts';
import { julianDayUt } from '../../../units.ts';
import { monthNameAt } from '../../reading/month-number.ts';
import type { Bhava } from '../../../vocabulary.ts';
import { pairFinding } from '../pair-finding.ts';
import { BOTH_WAYS, type PairReading } from '../pair-reading.ts';
import type { PairFinding } from '../pair.types.ts';
import { placePoints, regardOf } from './regard.ts';

const SOURCE = 'BPHS 47-60; KNR';
const SANDHI_SOURCE = 'Kalaprakasika; KNR';
/** Two sandhis within half a year of each other make one unsettled time. */
const HALF_YEAR_DAYS = 183;
const MONTH_DAYS = 30.4375;
const SANDHIS_TOGETHER = -1.5;
const SANDHI = -0.6;
const HARD_PLACES: readonly Bhava[] = [6, 8];
const HARD = 0.8;

/** The running mahadasha of one person. */
const mahaOf = (pair: PairReading, person: 'self' | 'other') =>
  dashaAt(pair[person].dasha, pair.at, 1)[0]?.lord ?? 'moon';

/** Mahadasha changes of one person, from half a year before to the end of the months looked at. */
const sandhisOf = (pair: PairReading, person: 'self' | 'other'): readonly DashaPeriod[] => {
  const start = julianDayUt(pair.at - HALF_YEAR_DAYS);
  const end = julianDayUt(pair.at + pair.months * MONTH_DAYS);
  return dashasBetween(pair[person].dasha, { start, end }, 1).filter(
    (period) => period.start >= start,
  );
};

const sandhis = (pair: PairReading): readonly PairFinding[] => {
  const [mine, theirs] = [sandhisOf(pair, 'self'), sandhisOf(pair, 'other')];
  for (const { start } of mine) {
    const near = theirs.find((each) => Math.abs(each.start - start) <= HALF_YEAR_DAYS);
    if (near !== undefined) {
      const evidence = { month: monthNameAt(start), otherMonth: monthNameAt(near.start) };
      return [pairFinding('pair.seams', SANDHIS_TOGETHER, evidence, { source: SANDHI_SOURCE })];
    }
  }
  return BOTH_WAYS.flatMap(([whose]) =>
    sandhisOf(pair, whose)
      .filter(({ start }) => Math.abs(start - pair.at) <= HALF_YEAR_DAYS)
      .map(({ start, lord }) => {
        const evidence = { incoming: lord, month: monthNameAt(start) };
        return pairFinding('pair.seam', SANDHI, evidence, { source: SANDHI_SOURCE, whose });
      }),
  );
};

/**
 * Findings of the two running mahadashas: friendship of their lords, the place of one from the
 * other, their sandhis.
 */
export const periods = (pair: PairReading): readonly PairFinding[] => {
  const [lord, otherLord] = [mahaOf(pair, 'self'), mahaOf(pair, 'other')];
  const { regard, points } = regardOf(lord, otherLord);
  const place = houseFrom(
    pair.self.chart.grahas[lord].rashi,
    pair.other.chart.grahas[otherLord].rashi,
  );
  const weight = HARD_PLACES.includes(place) ? HARD : 0.5;
  return [
    pairFinding('pair.period-lords', points, { lord, otherLord, regard }, { source: SOURCE }),
    pairFinding(
      'pair.period-places',
      placePoints(place) * weight,
      { lord, otherLord, place },
      { source: SOURCE },
    ),
    ...sandhis(pair),
  ];
};
