import type { FirmnessWords, WhoseBirth } from './answer-labels.ts';

const minutesOf = (count: number): string => (count === 1 ? 'one minute' : `${count} minutes`);

/** `born`: the subject of a changed birth; `time`: the time that may be off. */
const timedWords = (born: string, time: string): FirmnessWords['timed'] => ({
  firm: (minutes) =>
    `Firm: it would still be so if ${born} ${minutesOf(minutes)} earlier or later.`,
  fair: (minutes) =>
    `Fairly firm: it would still be so if ${born} ${minutesOf(minutes)} earlier or later, but not much more.`,
  hint: (minutes) =>
    minutes === 0
      ? `A hint: it may be different if ${time} is off by a minute.`
      : `A hint: it would still be so if ${born} ${minutesOf(minutes)} earlier or later, but may be different beyond that.`,
});

/** `without`: what is missing; `part`: how much of which day the answer holds for. */
const untimedWords = (
  without: string,
  part: (percent: number) => string,
): FirmnessWords['untimed'] => ({
  firm: (percent) => `Firm, even ${without}: it holds for ${part(percent)}.`,
  fair: (percent) => `Fairly firm: ${without} it holds for ${part(percent)}.`,
  hint: (percent) => `A hint: ${without} it holds for ${part(percent)}.`,
});

const oneBirth = (born: string): FirmnessWords => ({
  timed: timedWords(born, 'the time of birth'),
  untimed: untimedWords('without the time of birth', (percent) => `${percent}% of that day`),
  notSold: (percent) =>
    `Without the time of birth this answer would hold for only ${percent}% of that day. Below 60% we do not give it: nothing is paid, and the free question stays yours. With the time of birth it can be asked.`,
  instead: 'These questions hold for this birth without the time:',
  noneHolds: 'Without the time, no other question holds for most of that day either.',
});

const EITHER_TIME = timedWords('either birth time was', 'either birth time');

/** How firm an answer would be, in English. */
export const FIRMNESS_EN: Readonly<Record<WhoseBirth, FirmnessWords>> = {
  self: oneBirth('you were born'),
  other: oneBirth('this person was born'),
  two: {
    timed: EITHER_TIME,
    untimed: untimedWords(
      'without the missing birth time',
      (percent) => `${percent}% of that day of birth`,
    ),
    notSold: (percent) =>
      `Without the missing birth time this answer would hold for only ${percent}% of that day of birth. Below 60% we do not give it, and nothing is paid. With the birth time it can be asked.`,
    instead: 'These questions hold without it:',
    noneHolds:
      'Without it, none of the other questions about two people holds for most of that day either.',
  },
  'two-untimed': {
    timed: EITHER_TIME,
    untimed: untimedWords(
      'without either birth time',
      (percent) => `at least about ${percent}% of each of the two days of birth`,
    ),
    notSold: (percent) =>
      `Without the birth times this answer would not hold for more than ${percent}% of each of the two days of birth. Below 60% we do not give it, and nothing is paid. With both birth times it can be asked.`,
    instead: 'These questions hold without them:',
    noneHolds:
      'Without them, none of the other questions about two people holds for most of both days.',
  },
};
