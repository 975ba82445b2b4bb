import type { Judgement, TimelineMonth } from '@dhruva/jyotish';
import type { Locale } from '../telling/direct/locale.ts';
import { GROUP_OF_TOPIC } from '../telling/everyday/life-group.ts';
import type { Grade } from '../telling/everyday/reading-words.ts';
import { topicOf } from '../telling/everyday/topic.ts';
import type { ClaimedText } from '../telling/sentences.ts';
import { comingYear, gradeOf, outlookOf, worthOf } from './month-grades.ts';

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
  const { holdsMinutes, trend } = judgement;
  if (holdsMinutes === null || trend === null) return [];
  const year = comingYear(judgement);
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
      claims: run.months.map(outlookOf),
    };
  });
};
