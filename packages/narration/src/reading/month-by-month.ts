import type { Judgement, TimelineMonth } from '@dhruva/jyotish';
import type { Locale } from '../telling/direct/locale.ts';
import type { Force, Grade, MonthAhead } from '../telling/everyday/reading-words.ts';
import type { ClaimedText } from '../telling/sentences.ts';

const MONTHS = 12;

/** How far from the person's other months a month or one of its forces has to stand to be told so (ours). */
const FELT = 0.25;
const CLEAR = 0.9;

type Forces = Pick<TimelineMonth, 'dasha' | 'transit'>;

/** Weights of period and transit in a month: 60 and 30 (ours). */
const worthOf = ({ dasha, transit }: Forces): number => (2 * dasha + transit) / 3;

const forceOf = (value: number): Force => {
  if (Math.abs(value) < FELT) return 'even';
  return value > 0 ? 'helps' : 'slows';
};

const gradeOf = (value: number): Grade => {
  const force = forceOf(value);
  if (force === 'even' || Math.abs(value) < CLEAR) return force;
  return force === 'helps' ? 'best' : 'slowest';
};

const aheadOf = (month: Forces): MonthAhead => ({
  grade: gradeOf(worthOf(month)),
  period: forceOf(month.dasha),
  passages: forceOf(month.transit),
});

const isAlike = (one: MonthAhead, other: MonthAhead | undefined): boolean =>
  one.grade === other?.grade && one.period === other.period && one.passages === other.passages;

/** The next twelve months one by one, each against the person's other months; none for an unknown time. */
export const monthTexts = <S>(
  { months, reading }: Locale<S>,
  { timeline, holdsMinutes }: Pick<Judgement, 'timeline' | 'holdsMinutes'>,
): readonly ClaimedText[] => {
  if (holdsMinutes === null) return [];
  const year = timeline.slice(0, MONTHS);
  const all = year.map(aheadOf);
  const [best] = year.toSorted((a, b) => worthOf(b) - worthOf(a));
  return year.map((month, index) => ({
    text: reading.month(months.one(month.month), all[index] ?? aheadOf(month), {
      isBest: month === best,
      isAlike: isAlike(aheadOf(month), all[index - 1]),
    }),
    claims: [
      {
        kind: 'outlook',
        start: month.month,
        end: month.month,
        dasha: month.dasha,
        transit: month.transit,
      },
    ],
  }));
};
