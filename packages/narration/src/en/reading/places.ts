import type { Bhava } from '@dhruva/jyotish/vocabulary';

type Places = Readonly<Record<Bhava, string>>;

/** How help comes by the house of the graha that brings it: after "helps" and "tends to come". */
export const HELP_COMES: Places = {
  1: 'through what you do yourself',
  2: 'through family and savings',
  3: 'through effort, errands and people your own age',
  4: 'from home and those you grew up with',
  5: 'through a talent, or something begun for pleasure',
  6: 'through daily work and what others leave lying',
  7: 'through one person across the table',
  8: 'after a change nobody planned',
  9: 'through a teacher or an elder',
  10: 'through work that is seen',
  11: 'through friends of friends',
  12: 'from far away, or in quiet hours',
};

/** What delay comes from by the house of the graha that brings it: after "is held up by". */
export const DELAY_COMES: Places = {
  1: 'asking too much of yourself',
  2: 'family talk, or by money that is not ready',
  3: 'trying many things at once',
  4: 'matters at home',
  5: 'doubt about your own choice',
  6: 'duties, loans and small quarrels',
  7: 'what the other side wants',
  8: 'turns that nobody announced',
  9: 'advice that pulls two ways',
  10: 'work that takes the day',
  11: 'wanting several things equally',
  12: 'distance and expense',
};
