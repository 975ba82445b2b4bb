import type { Judgement, LifeCaseId } from '@dhruva/jyotish';
import type { QuestionId } from '@dhruva/jyotish/vocabulary';

/** What an act or an ordinary week is about: closer to a question than its realm of life. */
export const TOPICS = [
  'vocation',
  'job-change',
  'promotion',
  'colleagues',
  'public-exams',
  'steady-job',
  'career',
  'own-business',
  'business-partner',
  'income',
  'means',
  'spending',
  'loans',
  'investing',
  'vehicle',
  'buying-home',
  'own-home',
  'moving',
  'meeting',
  'partner-choice',
  'couple',
  'feelings',
  'new-beginning',
  'understanding',
  'mending',
  'wedding',
  'match',
  'parents',
  'elders',
  'in-laws',
  'home-peace',
  'children',
  'grown-children',
  'siblings',
  'family-care',
  'study-choice',
  'exams',
  'higher-studies',
  'skill',
  'journey',
  'life-abroad',
  'strengths',
  'habits',
  'year',
  'beginnings',
  'calling',
  'practice',
] as const;
export type Topic = (typeof TOPICS)[number];

const TOPIC_OF: Readonly<Record<QuestionId, Topic>> = {
  'suitable-work': 'vocation',
  'job-change-six-months': 'job-change',
  'promotion-this-year': 'promotion',
  'job-or-business': 'own-business',
  'manager-and-colleagues': 'colleagues',
  'government-job-preparation': 'public-exams',
  'stable-job-when': 'steady-job',
  'finances-next-year': 'income',
  'income-growth-when': 'income',
  'save-or-spend': 'spending',
  'money-habits': 'spending',
  'vehicle-this-year': 'vehicle',
  'meet-someone-when': 'meeting',
  'partner-for-my-nature': 'partner-choice',
  'relationship-towards-marriage': 'couple',
  'understanding-with-partner': 'understanding',
  'tell-my-feelings': 'feelings',
  'ready-after-break-up': 'new-beginning',
  'marriage-when': 'wedding',
  'love-or-arranged': 'match',
  'parents-this-year': 'parents',
  'in-laws': 'in-laws',
  'harmony-at-home': 'home-peace',
  'field-of-study': 'study-choice',
  'exams-this-year': 'exams',
  'start-higher-studies': 'higher-studies',
  'skill-this-year': 'skill',
  'main-strengths': 'strengths',
  'habits-that-hold-back': 'habits',
  'coming-year-overall': 'year',
  'travel-abroad-this-year': 'journey',
  'change-home-or-city': 'moving',
  'months-to-begin': 'beginnings',
  'career-three-years': 'career',
  'long-term-profession': 'vocation',
  'start-business-when': 'own-business',
  'business-growth-two-years': 'own-business',
  'business-partner': 'business-partner',
  'work-abroad-when': 'life-abroad',
  'career-slow-why': 'career',
  'wealth-three-years': 'means',
  'buy-property-when': 'buying-home',
  'sell-or-renovate': 'own-home',
  'loans-ease-when': 'loans',
  'saving-or-risk': 'investing',
  'married-life': 'understanding',
  'life-partner-nature': 'partner-choice',
  'marriage-delay': 'wedding',
  'past-differences': 'mending',
  reconciliation: 'mending',
  'married-life-again': 'new-beginning',
  'long-term-relationship': 'couple',
  'children-relationship': 'children',
  'brothers-and-sisters': 'siblings',
  'support-my-family': 'family-care',
  'study-abroad-when': 'higher-studies',
  'competitive-exam-type': 'public-exams',
  'settle-abroad': 'life-abroad',
  'current-dasha': 'year',
  'turning-points-five-years': 'year',
  'larger-calling': 'calling',
  'daily-practices': 'practice',
};

/** Topics that a case of the person's life changes into another. */
const TOPIC_BY_CASE: Readonly<
  Partial<Record<Topic, Readonly<Partial<Record<LifeCaseId, Topic>>>>>
> = {
  'own-business': { retired: 'means' },
  'partner-choice': { together: 'couple' },
  career: { 'past-work': 'strengths' },
  children: { 'grown-children': 'grown-children' },
  income: { retired: 'means', 'past-work': 'means', 'at-home': 'means', studying: 'means' },
  parents: { elder: 'elders' },
  'steady-job': { 'past-work': 'means' },
  understanding: { again: 'new-beginning' },
  wedding: { together: 'couple', engaged: 'couple', again: 'new-beginning' },
};

/** Questions in whose words a leaning is told: who hears that a job suits better is told of a job. */
const QUESTION_BY_LEANING: Readonly<
  Partial<Record<QuestionId, Readonly<Record<string, QuestionId>>>>
> = {
  'job-or-business': { job: 'stable-job-when' },
};

type Asked = Pick<Judgement, 'question' | 'life' | 'specifics'>;

/** The question in whose words a matter is told: the one asked, or the one that its answer leans to. */
export const questionTold = ({
  question,
  specifics,
}: Pick<Asked, 'question' | 'specifics'>): QuestionId => {
  const leaning = specifics.find(({ id }) => id === 'specific.leaning');
  if (leaning === undefined || !('towards' in leaning.evidence)) return question;
  return QUESTION_BY_LEANING[question]?.[leaning.evidence.towards] ?? question;
};

/** The topic of an answer, and the case that changed it, where one did. */
export const topicOf = (
  asked: Asked,
): {
  readonly topic: Topic;
  readonly by: Judgement['life']['cases'][number] | undefined;
} => {
  const { life } = asked;
  const own = TOPIC_OF[questionTold(asked)];
  const changes = TOPIC_BY_CASE[own] ?? {};
  const by = life.cases.find(({ id }) => changes[id] !== undefined);
  return { topic: (by && changes[by.id]) ?? own, by };
};
