import type {
  Force,
  Grade,
  MonthsAhead,
  ReadingWords,
} from '../../telling/everyday/reading-words.ts';

const GRADES: Readonly<Record<Grade, readonly [one: string, several: string]>> = {
  best: ['one of your best months for this', 'among your best months for this'],
  helps: ['better than most of your months', 'better than most of your months'],
  even: ['a month like most others', 'months like most others'],
  slows: ['slower than most of your months', 'slower than most of your months'],
  slowest: ['one of your slowest months for this', 'among your slowest months for this'],
};

/** What months are good for, by how good they are and by what passes in them. */
const USES: Readonly<Record<Grade, Readonly<Record<Force, string>>>> = {
  best: {
    helps: 'bring up what matters most to you',
    even: 'do now what you have put off',
    slows: 'begin, and give the answer time to come',
  },
  helps: {
    helps: 'ask, call and show yourself',
    even: 'take the next step with what you began',
    slows: 'begin, and expect to wait a little',
  },
  even: {
    helps: 'use the openings that come',
    even: 'go on with what you began',
    slows: 'allow more time for an answer',
  },
  slows: {
    helps: 'take what comes easily and leave the rest',
    even: 'keep your steps small',
    slows: 'finish rather than begin',
  },
  slowest: {
    helps: 'let others come to you',
    even: 'gather strength and keep what you have in order',
    slows: 'rest the matter and prepare in quiet',
  },
};

const LIGHT: readonly Grade[] = ['best', 'helps', 'even'];

/** Months of the coming year: how good they are, and what for. */
export const months: ReadingWords<never>['months'] = (
  stretch,
  { grade, passages }: MonthsAhead,
  { isOne, best },
) => {
  const use = USES[grade][passages];
  const most = LIGHT.includes(grade) ? 'the best' : 'the lightest';
  if (isOne && best !== '') return `${stretch}: ${most} of these months; ${use}.`;
  const [one, several] = GRADES[grade];
  const among = best === '' ? '' : `, with ${best} ${most} of them all`;
  return `${stretch}: ${isOne ? one : several}${among}; ${use}.`;
};
