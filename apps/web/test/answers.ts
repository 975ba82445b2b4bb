import type { PairAnswer } from '@dhruva/asking/pairs/contract/schemas';
import type { Answer } from '@dhruva/asking/answers/contract/schemas';
import type { ResolvedBirth } from '@dhruva/asking/births/contract/schemas';

/** A birth as the server returns it. */
export const BIRTH: ResolvedBirth = {
  date: '1990-08-15',
  time: '14:30',
  timeUnknown: false,
  inWords: '15 August 1990, 2:30 PM',
  place: { label: 'Nagpur', lat: 21.15, lon: 79.09, zone: 'Asia/Kolkata', approximate: false },
  utcOffset: '+05:30',
  instant: '1990-08-15T09:00:00Z',
  remarks: [],
};

const WORDS = {
  question: 'What kind of work suits me best?',
  direct: 'Work with people.',
  trend: 'supportive' as const,
  trendText: 'A good year.',
  windows: [],
  windowsNote: '',
  factors: [],
  confidence: 'medium' as const,
  sure: 'Fairly sure.',
  holdsMinutes: null,
  advice: [],
  caveat: '',
  asOf: '2026-11-23',
  engineVersion: '1',
  conventions: 'lahiri',
};

/** An answer about one person. */
export const ANSWER: Answer = { ...WORDS, birth: BIRTH };

/** An answer about two people. */
export const PAIR_ANSWER: PairAnswer = {
  ...WORDS,
  question: 'How strong is the future of our relationship?',
  births: { self: BIRTH, other: BIRTH },
  kuta: null,
};
