import type {
  Force,
  Grade,
  MonthAhead,
  ReadingWords,
} from '../../telling/everyday/reading-words.ts';

const GRADES: Readonly<Record<Grade, string>> = {
  best: 'one of your best months for this',
  helps: 'better than most of your months',
  even: 'a month like most others',
  slows: 'slower than most of your months',
  slowest: 'one of your slowest months for this',
};

const WHY: Readonly<Record<Force, Readonly<Record<Force, string>>>> = {
  helps: {
    helps: 'the period you live in and the passing planets both help, so bring up what matters',
    slows: 'your period helps while the passing planets hold back, so begin and expect to wait',
    even: 'your period helps and the passing planets stay out of it, so go on with what you began',
  },
  slows: {
    helps: 'your period holds back while the passing planets help, so use the openings that come',
    slows: 'your period and the passing planets both hold back, so finish rather than begin',
    even: 'your period holds back and the passing planets stay out of it, so keep your steps small',
  },
  even: {
    helps: 'the passing planets help, so ask, call and show yourself',
    slows: 'the passing planets hold back, so allow more time for an answer',
    even: 'nothing pulls either way, so it is yours to use',
  },
};

/** One month of the coming year: how good it is, by what, and what it is good for. */
export const month: ReadingWords<never>['month'] = (
  name,
  { grade, period, passages }: MonthAhead,
  { isBest, isAlike },
) => {
  if (isBest) return `${name}: the best of these twelve; ${WHY[period][passages]}.`;
  return isAlike
    ? `${name}: goes on in the same way.`
    : `${name}: ${GRADES[grade]}; ${WHY[period][passages]}.`;
};
