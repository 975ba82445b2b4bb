import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import type { QuestionId } from '@dhruva/jyotish/vocabulary';

interface QuestionEntry {
  readonly text: string;
  readonly tier: QuestionTier;
}

const entries = {
  'suitable-work': { text: 'What kind of work suits me best?', tier: 99 },
  'job-change-six-months': {
    text: 'Is a job change favourable for me in the next six months?',
    tier: 99,
  },
  'promotion-this-year': { text: 'How good are my chances of a promotion this year?', tier: 99 },
  'job-or-business': { text: 'Will I do better in a job or in my own business?', tier: 99 },
  'manager-and-colleagues': {
    text: 'How will my relationship with my manager and colleagues be this year?',
    tier: 99,
  },
  'government-job-preparation': {
    text: 'Is this a good period for me to prepare for a government job?',
    tier: 99,
  },
  'stable-job-when': { text: 'When am I likely to find a stable job?', tier: 99 },
  'finances-next-year': { text: 'How do my finances look over the next year?', tier: 99 },
  'income-growth-when': { text: 'When is my income likely to grow?', tier: 99 },
  'save-or-spend': {
    text: 'Is this a period for me to save or to spend on something big?',
    tier: 99,
  },
  'money-habits': { text: 'Which money habits should I watch?', tier: 99 },
  'vehicle-this-year': { text: 'Is buying a vehicle favourable for me this year?', tier: 99 },
  'meet-someone-when': { text: 'When am I likely to meet someone special?', tier: 99 },
  'partner-for-my-nature': { text: 'What kind of partner suits my nature?', tier: 99 },
  'relationship-towards-marriage': {
    text: 'Is my present relationship moving towards marriage?',
    tier: 99,
  },
  'understanding-with-partner': {
    text: 'How can I improve understanding with my partner?',
    tier: 99,
  },
  'tell-my-feelings': { text: 'Is this a good time to tell someone how I feel?', tier: 99 },
  'ready-after-break-up': {
    text: 'Am I ready for a new relationship after my break-up?',
    tier: 99,
  },
  'marriage-when': { text: 'When is marriage likely for me?', tier: 99 },
  'love-or-arranged': {
    text: 'Is a love marriage or an arranged marriage more likely for me?',
    tier: 99,
  },
  'parents-this-year': { text: 'How will my relationship with my parents be this year?', tier: 99 },
  'in-laws': { text: 'How will my relationship with my in-laws be?', tier: 99 },
  'harmony-at-home': { text: 'What can bring more harmony to my home this year?', tier: 99 },
  'field-of-study': { text: 'Which field of study suits me?', tier: 99 },
  'exams-this-year': { text: 'How favourable is this year for my exams?', tier: 99 },
  'start-higher-studies': { text: 'Is this a good time for me to start higher studies?', tier: 99 },
  'skill-this-year': { text: 'Which skill should I build this year?', tier: 99 },
  'main-strengths': { text: 'What are my main strengths according to my chart?', tier: 99 },
  'habits-that-hold-back': { text: 'Which of my habits hold me back?', tier: 99 },
  'coming-year-overall': { text: 'What does the coming year hold for me overall?', tier: 99 },
  'travel-abroad-this-year': { text: 'Is travel abroad likely for me this year?', tier: 99 },
  'change-home-or-city': { text: 'Is this a good period to change my home or city?', tier: 99 },
  'months-to-begin': {
    text: 'Which months this year are favourable for me to begin something new?',
    tier: 99,
  },
  'career-three-years': { text: 'What are my career trends for the next three years?', tier: 199 },
  'long-term-profession': {
    text: 'Which profession offers me the best long-term growth?',
    tier: 199,
  },
  'start-business-when': {
    text: 'Is starting my own business favourable, and in which period?',
    tier: 199,
  },
  'business-growth-two-years': {
    text: 'Is my present business likely to grow in the next two years?',
    tier: 199,
  },
  'business-partner': { text: 'Is working with a business partner favourable for me?', tier: 199 },
  'work-abroad-when': { text: 'Is working abroad likely for me, and when?', tier: 199 },
  'career-slow-why': {
    text: 'What is slowing my career, and when does this period ease?',
    tier: 199,
  },
  'wealth-three-years': { text: 'What are my wealth trends for the next three years?', tier: 199 },
  'buy-property-when': {
    text: 'When is a favourable period for me to buy a house or land?',
    tier: 199,
  },
  'sell-or-renovate': {
    text: 'Is this a favourable period to sell or renovate my property?',
    tier: 199,
  },
  'loans-ease-when': { text: 'When is my pressure from loans likely to ease?', tier: 199 },
  'saving-or-risk': {
    text: 'Does my chart favour steady saving or taking risks with money?',
    tier: 199,
  },
  'married-life': { text: 'What does my chart say about my married life?', tier: 199 },
  'life-partner-nature': {
    text: "What will my life partner's nature and interests be like?",
    tier: 199,
  },
  'marriage-delay': {
    text: 'Why is my marriage delayed, and when does the period improve?',
    tier: 199,
  },
  'past-differences': {
    text: 'How can my spouse and I get past our present differences?',
    tier: 199,
  },
  reconciliation: { text: 'Is reconciliation with my partner likely?', tier: 199 },
  'married-life-again': {
    text: 'Is this a good time for me to begin married life again?',
    tier: 199,
  },
  'long-term-relationship': {
    text: 'Is this relationship good for me in the long term?',
    tier: 199,
  },
  'children-relationship': {
    text: 'How will my relationship with my children be in the coming years?',
    tier: 199,
  },
  'brothers-and-sisters': {
    text: 'How will my bond with my brothers and sisters develop?',
    tier: 199,
  },
  'support-my-family': {
    text: 'How can I best support my family in the next two years?',
    tier: 199,
  },
  'study-abroad-when': { text: 'Is studying abroad favourable for me, and when?', tier: 199 },
  'competitive-exam-type': { text: 'Which type of competitive exam suits my chart?', tier: 199 },
  'settle-abroad': { text: 'Is settling abroad favourable for me in the long run?', tier: 199 },
  'current-dasha': {
    text: 'Which planetary period (dasha) am I in, and what does it ask of me?',
    tier: 199,
  },
  'turning-points-five-years': {
    text: 'What turning points are likely in my next five years?',
    tier: 199,
  },
  'larger-calling': { text: 'What is my larger calling, as my chart shows it?', tier: 199 },
  'daily-practices': {
    text: 'Which simple daily practices suit my chart for peace of mind?',
    tier: 199,
  },
} as const satisfies Record<QuestionId, QuestionEntry>;

export interface Question extends QuestionEntry {
  readonly id: QuestionId;
}

/** All questions in display order: those of the first tier, then those of the second. */
export const QUESTIONS: readonly Question[] = Object.entries(entries).map(([id, entry]) => ({
  id: id as QuestionId,
  ...entry,
}));

const byText = new Map(QUESTIONS.map((question) => [question.text, question]));

/** The catalogue's question with exactly this text, or undefined. */
export const questionByText = (text: string): Question | undefined => byText.get(text);

/** The catalogue's question with this id. */
export const questionById = (id: QuestionId): Question => ({ id, ...entries[id] });
