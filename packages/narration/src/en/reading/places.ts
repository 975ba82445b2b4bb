import type { Bhava } from '@dhruva/jyotish/vocabulary';

type Places = Readonly<Record<Bhava, string>>;

/** How help comes by the house of the graha that brings it: after "is likely to come". */
export const HELP_COMES: Places = {
  1: 'through what you do yourself',
  2: 'through family and savings',
  3: 'through effort and people of your own age',
  4: 'through home and those you grew up with',
  5: 'through a talent of yours',
  6: 'through daily work',
  7: 'through a talk face to face',
  8: 'after a change nobody planned',
  9: 'through a teacher or an elder',
  10: 'through work that is seen',
  11: 'through friends and their friends',
  12: 'from far away, or in quiet hours',
};

/** What delay comes from by the house of the graha that brings it: after "is likely to be". */
export const DELAY_COMES: Places = {
  1: 'too much that you ask of yourself',
  2: 'family talk, or money that is not ready',
  3: 'too many things tried at once',
  4: 'duties at home',
  5: 'doubt about your own choice',
  6: 'duties, dues and small quarrels',
  7: 'what the other side wants',
  8: 'sudden turns',
  9: 'advice that pulls two ways',
  10: 'work that takes the day',
  11: 'wishes that compete',
  12: 'distance and cost',
};
