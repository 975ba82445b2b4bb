import { TRENDS } from '@dhruva/jyotish/vocabulary';
import type { ClaimedText } from '../telling/sentences.ts';
import { comingYear, FELT, outlookOf, worthOf } from './month-grades.ts';
import type { Writing } from './writing.ts';

/**
 * That the coming months are slower, or kinder, than the trend lets expect; nothing where they agree with it, or
 * no birth time is known.
 */
export const paceText = <S>({ locale, judgement, content, context }: Writing<S>): ClaimedText[] => {
  const { trend, holdsMinutes, life, windows } = judgement;
  if (trend === null || trend === 'mixed' || holdsMinutes === null) return [];
  const months = comingYear(judgement).slice(0, life.months);
  const mean = months.reduce((sum, month) => sum + worthOf(month), 0) / months.length;
  const isGood = TRENDS.indexOf(trend) < TRENDS.indexOf('mixed');
  if (isGood ? mean > -FELT : mean < FELT) return [];
  // A good stretch among these months is told by itself.
  const [first] = windows;
  if (isGood && first !== undefined && first.from <= (months.at(-1)?.month ?? '')) return [];
  return [
    {
      text: locale.reading.pace(content.leads, context),
      claims: [{ kind: 'trend', step: trend }, ...months.map(outlookOf)],
    },
  ];
};
