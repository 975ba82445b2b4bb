import { houseFrom, houseRashi } from '../../chart/houses.ts';
import { dashaAt } from '../../dasha/vimshottari.ts';
import { saturnPassages } from '../../gochara/sade-sati.ts';
import { signStays } from '../../gochara/sign-stays.ts';
import { grahaMotionAt } from '../../sky/graha-motion.ts';
import { julianDayUt } from '../../units.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import { byWeight, finding, totalPoints } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import { monthNameAt } from '../reading/calendar.ts';
import { HEAVY } from '../reading/focus.ts';
import { periodLordFindings } from '../steps/period-lord.ts';
import type { Specific, Telling } from './telling.ts';

const BIRTH_CAUSES = 2;
/** A Sade Sati lasts seven and a half years at most; it may have begun as long ago. */
const REACH_DAYS = 8 * 365;

/** The heaviest things the birth chart itself has against the matter, a house each. */
const birthCauses = ({ weighed }: Telling): readonly Finding[] => {
  const told = new Set<Bhava>();
  return [...weighed.birth.promise].sort(byWeight).flatMap(({ side, evidence }) => {
    const { house, lord } = evidence as { readonly house?: Bhava; readonly lord?: Graha };
    const isNew = house !== undefined && lord !== undefined && !told.has(house);
    if (side !== 'against' || !isNew || told.size >= BIRTH_CAUSES) return [];
    told.add(house);
    return [finding('specific.cause-birth', 0, { house, lord }, 'BPHS 24')];
  });
};

/** Running lords that press on the matter, or have nothing to give it. */
const periodCauses = ({ reading, focus, at }: Telling): readonly Finding[] =>
  (['md', 'ad'] as const).flatMap((level, depth) => {
    const period = dashaAt(reading.dasha, at, 2)[depth];
    if (period === undefined) return [];
    const points = totalPoints(periodLordFindings(reading, focus, period.lord, level));
    const evidence = { level, graha: period.lord, until: monthNameAt(period.end) };
    return points < 0 ? [finding('specific.cause-period', 0, evidence, 'BPHS 47-60')] : [];
  });

/** Sade Sati or a dhaiya in force, until Saturn has left for good. */
const saturnCauses = ({ reading, at }: Telling): readonly Finding[] => {
  const moon = reading.chart.grahas.moon.rashi;
  const span = {
    start: at,
    end: julianDayUt(at + REACH_DAYS),
  };
  const stays = signStays('saturn', span, grahaMotionAt);
  const place = houseFrom(moon, stays[0]?.rashi ?? moon);
  return saturnPassages(moon, stays)
    .filter(({ start, end }) => start <= at && at < end)
    .map(({ end }) =>
      finding('specific.cause-saturn', 0, { place, until: monthNameAt(end) }, 'later tradition'),
    );
};

/** Rahu or Ketu passing through a house the question is about. */
const nodeCauses = ({ reading, focus, months }: Telling): readonly Finding[] =>
  focus.houses
    .filter(({ weight }) => weight >= HEAVY)
    .flatMap(({ of: house }) => {
      const sign = houseRashi(reading.chart, house);
      return (['rahu', 'ketu'] as const).flatMap((graha) => {
        if (months[0]?.signs[graha] !== sign) return [];
        const last = months.findLast(({ signs }) => signs[graha] === sign);
        const until = last?.name ?? months[0].name;
        return [finding('specific.cause-node', 0, { graha, house, until }, 'PD 26')];
      });
    });

/** What holds the matter back: sky, period, birth chart, the passing before the lasting. */
export const causes: Specific = (telling) => [
  ...saturnCauses(telling),
  ...nodeCauses(telling),
  ...periodCauses(telling),
  ...birthCauses(telling),
];

/** When it eases: the first stretch in which period and sky agree. */
export const eases: Specific = ({ windows, focus }) => {
  const first = windows[0];
  const source = focus.area.source.dasha;
  return first === undefined
    ? [finding('specific.eases-later', 0, {}, source)]
    : [finding('specific.eases-from', 0, { month: first.from }, source)];
};
