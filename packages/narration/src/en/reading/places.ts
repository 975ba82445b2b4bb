import type { Bhava } from '@dhruva/jyotish/vocabulary';

type Places = Readonly<Record<Bhava, string>>;

/** Where a house lies in a life: after "stands well," and "from a hard place,". */
export const PLACE_NAMES: Places = {
  1: 'close to you',
  2: 'among family and savings',
  3: 'where effort and nerve count',
  4: 'at home',
  5: 'where talent and play are',
  6: 'amid duties and daily work',
  7: 'face to face with others',
  8: 'where things change without asking',
  9: 'with teachers, elders and luck',
  10: 'in the open, where work is seen',
  11: 'among friends',
  12: 'far from home, or out of sight',
};

/** How help comes by the house of the graha that brings it: after "tends to come". */
export const HELP_COMES: Places = {
  1: 'through what you do yourself',
  2: 'through family, and through what you have put by',
  3: 'through effort, short journeys and people your own age',
  4: 'from home and from those you grew up with',
  5: 'through a talent, or through something begun for pleasure',
  6: 'through daily work, and through solving what others leave lying',
  7: 'through one person across the table',
  8: 'after a change nobody planned',
  9: 'through a teacher or an elder, and sometimes by luck',
  10: 'through your work, and through people who see it',
  11: 'through friends of friends',
  12: 'from far away, or from quiet hours alone',
};

/** How delay comes by the house of the graha that brings it: after "tends to come". */
export const DELAY_COMES: Places = {
  1: 'from asking too much of yourself',
  2: 'from family talk, or from money that is not ready',
  3: 'from trying many things at once',
  4: 'from matters at home',
  5: 'from doubt about your own choice',
  6: 'from duties, loans and small quarrels',
  7: 'from what the other side wants',
  8: 'from turns that nobody announced',
  9: 'from advice that pulls two ways',
  10: 'from work that takes the day',
  11: 'from wanting several things equally',
  12: 'from distance and expense',
};
