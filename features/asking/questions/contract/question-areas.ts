import { type Area, QUESTION_AREAS, type QuestionId } from '@dhruva/jyotish/vocabulary';

/** The six areas of life that questions are chosen by, in the order they are shown. */
export const CHOICE_AREAS = ['work', 'money', 'love', 'family', 'study', 'self'] as const;
export type ChoiceArea = (typeof CHOICE_AREAS)[number];

const BY_LIFE_AREA: Record<Area, ChoiceArea> = {
  'career-job': 'work',
  'government-job': 'work',
  business: 'work',
  wealth: 'money',
  'property-vehicle': 'money',
  'marriage-timing': 'love',
  'love-marriage': 'love',
  'spouse-nature': 'love',
  'marital-harmony': 'love',
  children: 'family',
  family: 'family',
  education: 'study',
  foreign: 'study',
  'spirituality-luck': 'self',
  'overall-timeline': 'self',
  self: 'self',
};

/** Questions that people look for elsewhere than where they are judged. */
const ELSEWHERE: Partial<Record<QuestionId, ChoiceArea>> = {
  'work-abroad-when': 'work',
  'change-home-or-city': 'family',
  'competitive-exam-type': 'study',
};

/** The area a question is chosen by. */
export const choiceAreaOf = (id: QuestionId): ChoiceArea =>
  ELSEWHERE[id] ?? BY_LIFE_AREA[QUESTION_AREAS[id]];
