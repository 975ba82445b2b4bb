import type { Judgement } from '@dhruva/jyotish';
import type { Locale } from '../telling/direct/locale.ts';
import type { Force, Grade } from '../telling/everyday/reading-words.ts';
import type { ClaimedText } from '../telling/sentences.ts';

const MONTHS = 12;

/** How far from the person's other months a month or one of its forces has to stand to be told so (ours). */
const FELT = 0.25;
const CLEAR = 0.9;

const forceOf = (value: number): Force => {
  if (Math.abs(value) < FELT) return 'even';
  return value > 0 ? 'helps' : 'slows';
};

const gradeOf = (value: number): Grade => {
  const force = forceOf(value);
  if (force === 'even' || Math.abs(value) < CLEAR) return force;
  return force === 'helps' ? 'best' : 'slowest';
};

/** The next twelve months one by one, each against the person's other months; none for an unknown time. */
export const monthTexts = <S>(
  { months, reading }: Locale<S>,
  { timeline, holdsMinutes }: Pick<Judgement, 'timeline' | 'holdsMinutes'>,
): readonly ClaimedText[] =>
  holdsMinutes === null
    ? []
    : timeline.slice(0, MONTHS).map(({ month, dasha, transit }) => ({
        text: reading.month(months.one(month), {
          grade: gradeOf((2 * dasha + transit) / 3),
          period: forceOf(dasha),
          passages: forceOf(transit),
        }),
        claims: [{ kind: 'outlook', start: month, end: month, dasha, transit }],
      }));
