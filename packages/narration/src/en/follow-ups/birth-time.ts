import type { Trend } from '@dhruva/jyotish/vocabulary';
import type { FollowUpFacts } from '../../follow-ups/follow-up.types.ts';
import type { FollowUpWords, Speech } from '../../follow-ups/follow-up-words.ts';

/** How a way looks, by the trend: after "the way would look". */
const LOOKS: Readonly<Record<Trend, string>> = {
  'very-supportive': 'very well supported',
  supportive: 'well supported',
  mixed: 'mixed',
  demanding: 'slow',
  'very-demanding': 'very slow',
};

const verdict = ({ moved, isSameTrend }: FollowUpFacts['earlier']): string => {
  if (moved.isSameAnswer)
    return moved.isSameFirstWindow
      ? 'For a birth ten minutes earlier the answer stays the same.'
      : 'For a birth ten minutes earlier what is said of you stays, but the time moves.';
  return isSameTrend || moved.trend === null
    ? 'For a birth ten minutes earlier other things would be named first in the answer.'
    : `For a birth ten minutes earlier the answer would change: the way would look ${LOOKS[moved.trend]}.`;
};

const stretches = (
  { moved: { windows, isSameFirstWindow }, first }: FollowUpFacts['earlier'],
  { stretch }: Speech,
): string => {
  const [other] = windows;
  if (other === undefined)
    return first === undefined ? '' : `${stretch(first)} would no longer stand out.`;
  if (first === undefined) return `${stretch(other)} would stand out, where now no months do.`;
  if (!isSameFirstWindow)
    return `The first good stretch would be ${stretch(other)} instead of ${stretch(first)}.`;
  return other.from === first.from && other.to === first.to
    ? `The first good stretch would be ${stretch(first)} as well.`
    : `The first good stretch would be ${stretch(other)}, within a month of what you were told.`;
};

const holds = (minutes: number): string => {
  if (minutes === 0)
    return 'Your answer is finely balanced: a single minute either way can turn it.';
  return `Your answer holds for a time of birth up to ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} off, earlier or later.`;
};

const earlier: FollowUpWords['earlier'] = (facts, speech) => ({
  question: 'What if I was born ten minutes earlier?',
  answer: [
    verdict(facts),
    stretches(facts, speech),
    holds(facts.holdsMinutes),
    'If the time stands in a birth certificate, lean on it; if it comes from memory, ask at home again before building on one month.',
    'This was only a trial: your own details stay as they are.',
  ],
});

const PERCENT = 100;

const time: FollowUpWords['time'] = ({ share }) => ({
  question: 'What would the time of birth add?',
  answer: [
    'With it, months could be named, and the answer would rest on the hour as well as on the day.',
    `Without it, this answer still holds for ${Math.round(share * PERCENT)} percent of that day.`,
    'Ask the eldest at home whether it was before or after sunrise, a meal or the evening lamp, and look for the birth certificate.',
    'Even half an hour is a good beginning, and what you were told here stays kept as it is.',
  ],
});

/** The follow-ups about the time of birth. */
export const birthTime = { earlier, time };
