import type { Topic } from '../../telling/everyday/topic.ts';

interface TopicWords {
  /** What to do where a graha helps: an imperative, after how to go about it. */
  readonly task: string;
  /** What to be careful with where a graha slows: after "before you". */
  readonly step: string;
}

/** Each topic in the words of its acts. */
export const TOPIC_WORDS: Readonly<Record<Topic, TopicWords>> = {
  vocation: {
    task: 'try the work you are drawn to for a day',
    step: 'turn to another line of work',
  },
  'job-change': {
    task: 'speak to one employer you would like',
    step: 'give notice',
  },
  promotion: {
    task: 'show what you achieved this year',
    step: 'press for the new title',
  },
  colleagues: {
    task: 'settle one open point with a colleague',
    step: 'complain about anybody at work',
  },
  'public-exams': {
    task: 'work through one old paper',
    step: 'choose the exam to sit',
  },
  'steady-job': {
    task: 'apply for one post that would last',
    step: 'refuse a modest offer',
  },
  career: {
    task: 'take on one piece of work that will be seen',
    step: 'change direction at work',
  },
  'own-business': {
    task: 'test one idea on a paying customer',
    step: 'put your savings into a business',
  },
  'business-partner': {
    task: 'do one limited job together',
    step: 'sign with a partner',
  },
  income: {
    task: 'ask what your work is worth',
    step: 'spend a rise you do not have yet',
  },
  means: {
    task: 'go through what comes in and what goes out',
    step: 'change how your money is kept',
  },
  spending: {
    task: 'write down what you spend',
    step: 'pay for anything large',
  },
  loans: {
    task: 'clear the smallest due',
    step: 'borrow again',
  },
  investing: {
    task: 'compare two ways to keep your savings',
    step: 'put money at risk',
  },
  vehicle: {
    task: 'compare two vehicles and what they cost to run',
    step: 'sign for a vehicle',
  },
  'buying-home': {
    task: 'look at one house or plot',
    step: 'pay an advance on a house or land',
  },
  'own-home': {
    task: 'get the house valued',
    step: 'sign with a buyer or a builder',
  },
  moving: {
    task: 'spend a day in the place you think of',
    step: 'give up the home you have',
  },
  meeting: {
    task: 'go where you meet new people',
    step: 'make up your mind about a person',
  },
  'partner-choice': {
    task: 'say what you look for in a partner',
    step: 'decide for or against a person',
  },
  couple: {
    task: 'plan one thing for the two of you',
    step: 'promise each other more',
  },
  feelings: {
    task: 'say one true thing to the person you think of',
    step: 'say all that you feel',
  },
  'new-beginning': {
    task: 'accept one invitation',
    step: 'promise anything to a new person',
  },
  understanding: {
    task: 'talk over one small thing with your partner',
    step: 'bring up a sore point at home',
  },
  mending: {
    task: 'offer one small peace',
    step: 'speak of the old quarrel',
  },
  wedding: {
    task: 'speak of marriage to those who can help',
    step: 'name a date for a wedding',
  },
  match: {
    task: 'tell your family what you hope for in a match',
    step: 'agree to a match or refuse one',
  },
  parents: {
    task: 'give your parents an hour',
    step: 'answer advice from your parents',
  },
  elders: {
    task: 'pass on a story of your parents',
    step: 'settle a family matter of theirs',
  },
  'in-laws': {
    task: 'do your in-laws one small kindness',
    step: 'take up a sore point with your in-laws',
  },
  'home-peace': {
    task: 'share out the chores',
    step: 'settle how things are done at home',
  },
  children: {
    task: 'give your children an hour of their choice',
    step: 'set your children a rule',
  },
  'grown-children': {
    task: 'ask a younger person of the family for help',
    step: 'advise your grown children',
  },
  siblings: {
    task: 'call a brother or sister without a reason',
    step: 'speak of money with a brother or sister',
  },
  'family-care': {
    task: 'take over one thing for the family',
    step: 'say yes to another duty',
  },
  'study-choice': {
    task: 'sit in on one class of the subject',
    step: 'change your subject',
  },
  exams: {
    task: 'write one old paper against the clock',
    step: 'change your study plan',
  },
  'higher-studies': {
    task: 'write to one place of study',
    step: 'pay a fee for a course',
  },
  skill: {
    task: 'practise the new skill',
    step: 'buy anything for the new skill',
  },
  journey: {
    task: 'gather the papers for the journey',
    step: 'pay for the tickets',
  },
  'life-abroad': {
    task: 'speak to somebody who lives there',
    step: 'give up what you have here',
  },
  strengths: {
    task: 'use what you are good at for somebody else',
    step: 'promise your help to anyone',
  },
  habits: {
    task: 'put something small in the place of an old habit',
    step: 'try to change two habits at once',
  },
  year: {
    task: 'do the one thing that matters most',
    step: 'change your plans',
  },
  beginnings: {
    task: 'make a first small start',
    step: 'announce a fresh start',
  },
  calling: {
    task: 'give one hour to what matters most to you',
    step: 'give up what you do now',
  },
  practice: {
    task: 'keep a quiet quarter of an hour',
    step: 'take up another practice',
  },
};
