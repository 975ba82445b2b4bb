import type { Judgement, TimelineMonth } from '@dhruva/jyotish';
import type { Locale } from '../telling/direct/locale.ts';
import type { Force, Grade, MonthsAhead } from '../telling/everyday/reading-words.ts';
import type { ClaimedText } from '../telling/sentences.ts';

const MONTHS = 12;
/** The day after which the month of asking is as good as over. */
const LATE = 20;

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

const aheadOf = (month: Forces): MonthsAhead => ({
  grade: gradeOf(worthOf(month)),
  passages: forceOf(month.transit),
});

/** Consecutive months that are told alike. */
type Run = MonthsAhead & { readonly months: readonly TimelineMonth[] };

const runsOf = (year: readonly TimelineMonth[]): readonly Run[] =>
  year.reduce<readonly Run[]>((runs, month) => {
    const ahead = aheadOf(month);
    const last = runs.at(-1);
    return last?.grade === ahead.grade && last.passages === ahead.passages
      ? [...runs.slice(0, -1), { ...last, months: [...last.months, month] }]
      : [...runs, { ...ahead, months: [month] }];
  }, []);

/**
 * The next twelve months as far as the question looks, each against the person's other months, those that are
 * alike together; none for an unknown time, or for a question that has no time.
 */
export const monthTexts = <S>(
  { months, reading }: Locale<S>,
  {
    askedOn,
    timeline,
    holdsMinutes,
    trend,
  }: Pick<Judgement, 'askedOn' | 'timeline' | 'holdsMinutes' | 'trend'>,
): readonly ClaimedText[] => {
  if (holdsMinutes === null || trend === null) return [];
  const first = Number(askedOn.slice(8, 10)) > LATE ? 1 : 0;
  const year = timeline.slice(first, first + MONTHS);
  const [best] = year.toSorted((a, b) => worthOf(b) - worthOf(a));
  return runsOf(year).map((run) => {
    const [from, to] = [run.months[0], run.months.at(-1)];
    return {
      text: reading.months(months.stretch(from?.month ?? '', to?.month ?? ''), run, {
        isOne: run.months.length === 1,
        best: best !== undefined && run.months.includes(best) ? months.one(best.month) : '',
      }),
      claims: run.months.map(({ month, dasha, transit }) => ({
        kind: 'outlook',
        start: month,
        end: month,
        dasha,
        transit,
      })),
    };
  });
};
