import type { Judgement, TimelineMonth } from '@dhruva/jyotish';
import type { Locale } from '../telling/direct/locale.ts';
import { GROUP_OF_TOPIC } from '../telling/everyday/life-group.ts';
import type { Grade } from '../telling/everyday/reading-words.ts';
import { topicOf } from '../telling/everyday/topic.ts';
import type { ClaimedText } from '../telling/sentences.ts';

const MONTHS = 12;
/** The day after which the month of asking is as good as over. */
const LATE = 20;

/** How far from the person's other months a month has to stand to be told so (ours). */
const FELT = 0.25;
const CLEAR = 0.9;

type Forces = Pick<TimelineMonth, 'dasha' | 'transit'>;

/** Weights of period and transit in a month: 60 and 30 (ours). */
const worthOf = ({ dasha, transit }: Forces): number => (2 * dasha + transit) / 3;

const gradeOf = (month: Forces): Grade => {
  const value = worthOf(month);
  if (Math.abs(value) < FELT) return 'even';
  const isClear = Math.abs(value) >= CLEAR;
  if (value > 0) return isClear ? 'best' : 'helps';
  return isClear ? 'slowest' : 'slows';
};

/** Consecutive months that are told alike. */
interface Run {
  readonly grade: Grade;
  readonly months: readonly TimelineMonth[];
}

const runsOf = (year: readonly TimelineMonth[]): readonly Run[] =>
  year.reduce<readonly Run[]>((runs, month) => {
    const grade = gradeOf(month);
    const last = runs.at(-1);
    return last?.grade === grade
      ? [...runs.slice(0, -1), { grade, months: [...last.months, month] }]
      : [...runs, { grade, months: [month] }];
  }, []);

/**
 * The next twelve months as far as the question looks, each against the person's other months, those that are
 * alike together; none for an unknown time, or for a question that has no time.
 */
export const monthTexts = <S>(
  { months, reading }: Locale<S>,
  judgement: Pick<
    Judgement,
    'askedOn' | 'timeline' | 'holdsMinutes' | 'trend' | 'question' | 'life' | 'specifics'
  >,
): readonly ClaimedText[] => {
  const { askedOn, timeline, holdsMinutes, trend } = judgement;
  if (holdsMinutes === null || trend === null) return [];
  const first = Number(askedOn.slice(8, 10)) > LATE ? 1 : 0;
  const year = timeline.slice(first, first + MONTHS);
  const [best] = year.toSorted((a, b) => worthOf(b) - worthOf(a));
  const isAnyGood = best !== undefined && ['best', 'helps'].includes(gradeOf(best));
  const group = GROUP_OF_TOPIC[topicOf(judgement).topic];
  return runsOf(year).map((run) => {
    const [from, to] = [run.months[0], run.months.at(-1)];
    return {
      text: reading.months(
        months.stretch(from?.month ?? '', to?.month ?? ''),
        { grade: run.grade, group },
        {
          isOne: run.months.length === 1,
          best: isAnyGood && run.months.includes(best) ? months.one(best.month) : '',
        },
      ),
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
