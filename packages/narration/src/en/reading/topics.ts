import type { Topic } from '../../telling/everyday/topic.ts';

interface TopicWords {
  /** What an ordinary week turns around: after "about". */
  readonly about: string;
  /** What to do where a graha helps: an imperative, between how and with whom. */
  readonly task: string;
  /** What to be careful with where a graha slows: after "before you". */
  readonly step: string;
}

/** Each topic in the words of its ordinary week and its acts. */
export const TOPIC_WORDS: Readonly<Record<Topic, TopicWords>> = {
  vocation: {
    about: 'the work that suits you',
    task: 'try the work you are drawn to for a day',
    step: 'turn to another line of work',
  },
  'job-change': {
    about: 'a new post',
    task: 'speak to one employer you would like',
    step: 'give notice',
  },
  promotion: {
    about: 'your next step at work',
    task: 'show what you achieved this year',
    step: 'press for the title',
  },
  colleagues: {
    about: 'somebody at work',
    task: 'settle one open point with a colleague',
    step: 'answer your manager in earnest',
  },
  'public-exams': {
    about: 'the exam for public service',
    task: 'work through one old paper',
    step: 'choose the exam to sit',
  },
  'steady-job': {
    about: 'a steady post',
    task: 'apply for one post that would last',
    step: 'refuse a modest offer',
  },
  career: {
    about: 'your progress at work',
    task: 'take on one piece of work that will be seen',
    step: 'change direction at work',
  },
  'own-business': {
    about: 'a business of your own',
    task: 'test one idea on a paying customer',
    step: 'put your savings into a business',
  },
  'business-partner': {
    about: 'a partner in business',
    task: 'do one limited job together',
    step: 'sign with a partner',
  },
  income: {
    about: 'your pay',
    task: 'ask what your work is worth',
    step: 'count on more pay',
  },
  means: {
    about: 'what you live on',
    task: 'go through what comes in and what goes out',
    step: 'change how your money is kept',
  },
  spending: {
    about: 'a large purchase',
    task: 'write down what you spend',
    step: 'pay for anything large',
  },
  loans: {
    about: 'what you owe',
    task: 'clear the smallest due',
    step: 'borrow again',
  },
  investing: {
    about: 'where your savings are kept',
    task: 'compare two ways to keep your savings',
    step: 'put money at risk',
  },
  vehicle: {
    about: 'the vehicle',
    task: 'compare two vehicles and what they cost to run',
    step: 'sign for a vehicle',
  },
  'buying-home': {
    about: 'a house or land',
    task: 'look at one house or plot',
    step: 'pay an advance on a house or land',
  },
  'own-home': {
    about: 'the house you have',
    task: 'get the house valued',
    step: 'sign with a buyer or a builder',
  },
  moving: {
    about: 'moving',
    task: 'spend a day in the place you think of',
    step: 'give up the home you have',
  },
  meeting: {
    about: 'somebody new',
    task: 'go where you meet new people',
    step: 'trust a first impression',
  },
  'partner-choice': {
    about: 'the person who would suit you',
    task: 'say what you look for in a partner',
    step: 'decide for or against a person',
  },
  couple: {
    about: 'the two of you',
    task: 'plan one thing for the two of you',
    step: 'promise each other more',
  },
  feelings: {
    about: 'what you feel',
    task: 'say one true thing to the person you think of',
    step: 'say all that you feel',
  },
  'new-beginning': {
    about: 'a new beginning',
    task: 'make room for a new person',
    step: 'begin again',
  },
  understanding: {
    about: 'life with your partner',
    task: 'talk over one small thing with your partner',
    step: 'answer a remark at home',
  },
  mending: {
    about: 'the old quarrel',
    task: 'offer one small peace',
    step: 'speak of the old quarrel',
  },
  wedding: {
    about: 'your wedding',
    task: 'speak of marriage to those who can help',
    step: 'name a date for a wedding',
  },
  match: {
    about: 'whom you marry',
    task: 'tell your family what you hope for in a match',
    step: 'agree to a match or refuse one',
  },
  parents: {
    about: 'your parents',
    task: 'give your parents an hour',
    step: 'answer advice from your parents',
  },
  elders: {
    about: 'what your parents left you',
    task: 'pass on a story of your parents',
    step: 'settle a family matter of theirs',
  },
  'in-laws': {
    about: 'your in-laws',
    task: 'do your in-laws one small kindness',
    step: 'answer your in-laws',
  },
  'home-peace': {
    about: 'peace at home',
    task: 'share out the chores',
    step: 'raise your voice at home',
  },
  children: {
    about: 'your children',
    task: 'give your children an hour of their choice',
    step: 'set your children a rule',
  },
  'grown-children': {
    about: 'your grown children',
    task: 'ask a younger person of the family for help',
    step: 'advise your grown children',
  },
  siblings: {
    about: 'a brother or sister',
    task: 'call a brother or sister without a reason',
    step: 'speak of money with a brother or sister',
  },
  'family-care': {
    about: 'the family',
    task: 'take over one thing for the family',
    step: 'say yes to another duty',
  },
  'study-choice': {
    about: 'what you study',
    task: 'sit in on one class of the subject',
    step: 'change your subject',
  },
  exams: {
    about: 'the exam',
    task: 'write one old paper against the clock',
    step: 'begin a new chapter',
  },
  'higher-studies': {
    about: 'further study',
    task: 'write to one place of study',
    step: 'pay a fee for a course',
  },
  skill: {
    about: 'the new skill',
    task: 'practise the new skill',
    step: 'buy anything for the new skill',
  },
  journey: {
    about: 'the journey',
    task: 'gather the papers for the journey',
    step: 'pay for the tickets',
  },
  'life-abroad': {
    about: 'life abroad',
    task: 'speak to somebody who lives there',
    step: 'give up what you have here',
  },
  strengths: {
    about: 'what you are good at',
    task: 'use what you are good at for somebody else',
    step: 'hide behind what you do well',
  },
  habits: {
    about: 'an old habit',
    task: 'put something small in the place of an old habit',
    step: 'give in to an old habit',
  },
  year: {
    about: 'your plans',
    task: 'do the one thing that matters most',
    step: 'change your plans',
  },
  beginnings: {
    about: 'a fresh start',
    task: 'make a first small start',
    step: 'announce a fresh start',
  },
  calling: {
    about: 'what you live for',
    task: 'give an hour to what you live for',
    step: 'follow somebody else’s path',
  },
  practice: {
    about: 'your quiet hour',
    task: 'keep a quiet quarter of an hour',
    step: 'take up another practice',
  },
};
