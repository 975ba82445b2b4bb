import type { LifeGroup } from '../../telling/everyday/life-group.ts';
import type { Grade, MonthsAhead, ReadingWords } from '../../telling/everyday/reading-words.ts';

const GRADES: Readonly<Record<Grade, readonly [one: string, several: string]>> = {
  best: ['one of your best months for this', 'among your best months for this'],
  helps: ['better than most of your months', 'better than most of your months'],
  even: ['a month like most others', 'months like most others'],
  slows: ['slower than most of your months', 'slower than most of your months'],
  slowest: ['a slow month for this', 'slow months for this'],
};

interface Uses {
  readonly good: string;
  readonly ordinary: string;
  readonly slow: string;
}

/** What good, ordinary and slow months are for, by what they are asked about. */
const USES: Readonly<Record<LifeGroup, Uses>> = {
  work: {
    good: 'ask for what you want at work',
    ordinary: 'keep your work in order and visible',
    slow: 'finish what you have begun',
  },
  business: {
    good: 'go out to customers and partners',
    ordinary: 'look after the customers you have',
    slow: 'keep costs low and promises small',
  },
  money: {
    good: 'ask for better terms and collect what is due',
    ordinary: 'pay on time and put a little aside',
    slow: 'pay what is due and begin nothing large',
  },
  seeking: {
    good: 'meet people and say what you hope for',
    ordinary: 'keep up the ties you have',
    slow: 'press nobody for an answer',
  },
  couple: {
    good: 'talk about what matters to you both',
    ordinary: 'keep your hours together',
    slow: 'let small things pass',
  },
  apart: {
    good: 'take the step towards the other person',
    ordinary: 'keep the door open',
    slow: 'do not press, and write nothing in anger',
  },
  family: {
    good: 'bring the family together and settle what is open',
    ordinary: 'keep up the small kindnesses',
    slow: 'help quietly, and leave old subjects alone',
  },
  home: {
    good: 'look at offers and settle papers',
    ordinary: 'compare, and keep the papers together',
    slow: 'sign nothing in a hurry',
  },
  study: {
    good: 'take on the hardest chapter, and sit tests',
    ordinary: 'keep your daily hours',
    slow: 'revise what you know',
  },
  travel: {
    good: 'apply, ask and make your enquiries',
    ordinary: 'keep your papers ready',
    slow: 'allow more time for every paper',
  },
  self: {
    good: 'begin what you have put off',
    ordinary: 'keep up your habit',
    slow: 'ask less of yourself',
  },
};

const USE_OF = {
  best: 'good',
  helps: 'good',
  even: 'ordinary',
  slows: 'slow',
  slowest: 'slow',
} as const satisfies Readonly<Record<Grade, keyof Uses>>;

/** Months of the coming year: how good they are, and what for. */
export const months: ReadingWords<never>['months'] = (
  stretch,
  { grade, group }: MonthsAhead,
  { isOne, best },
) => {
  const use = USES[group][USE_OF[grade]];
  const most = 'the best of these twelve months';
  if (isOne && best !== '') return `${stretch}: ${most}; ${use}.`;
  const [one, several] = GRADES[grade];
  const among = best === '' ? '' : `, ${best} being ${most}`;
  return `${stretch}: ${isOne ? one : several}${among}; ${use}.`;
};
