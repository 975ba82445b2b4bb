import type { PairEvidenceOf } from '@dhruva/jyotish';
import type { CompatibilityQuestionId } from '@dhruva/jyotish/vocabulary';
import type { AdviceWords } from '../../telling/advice.ts';

/** What two people can do, ordinary and free: when the trend is easy, and when it asks for effort. */
export const PAIR_ADVICE: Readonly<Record<CompatibilityQuestionId, AdviceWords>> = {
  'relationship-strength': {
    easy: 'Choose one thing a year that only the two of you do, and keep its date.',
    effort: 'Agree on a short talk each week in which both speak for ten minutes without a reply.',
  },
  'relationship-issues': {
    easy: 'Thank each other for one settled quarrel; it makes the next one smaller.',
    effort: 'Write down one rule for quarrels together, such as no old stories after nine.',
  },
  'spouse-compatibility': {
    easy: 'Talk through an ordinary week: money, chores, parents, rest.',
    effort: 'Spend ordinary days together before a date is fixed: a market, a family meal, work.',
  },
  'strengths-and-weaknesses': {
    easy: 'Tell each other one strength you rely on, and one you would like to learn.',
    effort: 'Take one weak side at a time and give it a month, with a small sign when it slips.',
  },
  'business-partnership': {
    easy: 'Put roles, shares and the way out on one page, and sign it while all is well.',
    effort: 'Try one paid project with an end date before you found anything together.',
  },
  'parents-together': {
    easy: 'Keep one family hour a week that no screen may enter.',
    effort: 'Agree on three house rules in private, and let both of you stand by them.',
  },
};

/** A step for the side that wants the most tending. */
export const SIDE_ADVICE: Readonly<Record<PairEvidenceOf<'pair.weak-side'>['step'], string>> = {
  kutas: 'Read the points together and laugh about one of them.',
  mind: 'Ask once a day how it feels, and wait for the whole answer.',
  attraction: "Plan one evening for pleasure alone, by turns after each other's taste.",
  stability: 'Make small promises and keep them; firm ground is made of those.',
  family: 'Decide together what is told at home and what stays between you.',
  growth: 'Name one aim that needs both of you and take its first step this month.',
  navamsa: 'Look once a year at what has grown between you.',
  temper: 'Take a walk before a hard talk; it uses up the heat.',
  trade: 'Share tasks by what each does gladly, and review it every quarter.',
  trust: 'Show accounts and calendars before they are asked for.',
  talk: 'End each meeting with one written line on what was agreed.',
  care: 'Praise in front of others, correct in private.',
  periods: 'Tell each other what this year asks of you, so that neither has to guess.',
  own: 'Do one thing a week for your own balance.',
};
