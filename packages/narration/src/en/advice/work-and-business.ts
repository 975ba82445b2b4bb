import type { AdviceTopic } from '../../telling/advice.ts';

/** Advice about jobs, exams for posts, and own trade. */
export const workAdvice = {
  'suitable-work': {
    easy: 'Talk to two people who already work in the first field named and ask how their days look.',
    effort: 'Take one free short course in the first field before you change anything.',
  },
  'job-change-six-months': {
    easy: 'Bring your résumé up to date this week and tell three people you trust that you are open.',
    effort: 'Write down what a better job must offer, and compare every opening with that list.',
  },
  'promotion-this-year': {
    easy: 'Keep a short list of your results each month and share it at your review.',
    effort: 'Ask your manager for one clear goal that would make the case for you next time.',
  },
  'manager-and-colleagues': {
    easy: 'Thank one person at work by name every week.',
    effort: 'After an important talk, send a two-line note of what was agreed.',
  },
  'government-job-preparation': {
    easy: 'Fix two study blocks a day and guard them like appointments.',
    effort: 'Solve one past paper a week under real timing before you add new books.',
  },
  'stable-job-when': {
    easy: 'Send a few well-aimed applications each week rather than many at once.',
    effort: 'Take the regular small job if it comes, and keep one evening a week for applications.',
  },
  'career-three-years': {
    easy: 'Choose one large responsibility a year and see it through to the end.',
    effort: 'Set a review date every six months and judge progress only then.',
  },
  'long-term-profession': {
    easy: 'Find a mentor who is ten years ahead of you in that profession.',
    effort: 'Give an hour a week to a second skill that fits the first field named.',
  },
  'career-slow-why': {
    easy: 'Finish one pending task that others wait for; it is likely to be noticed.',
    effort: 'Measure yourself against last year, not against the colleague at the next desk.',
  },
  'competitive-exam-type': {
    easy: 'Read the syllabus of the first type named and mark what you know already.',
    effort: 'Try one mock test of each type before you decide where to put the year.',
  },
  'job-or-business': {
    easy: 'Write one page on how you would earn in each way, with honest monthly figures.',
    effort: 'Test the idea on two weekends with real customers before you risk your income.',
  },
  'start-business-when': {
    easy: 'Put price, first ten customers and three months of costs on one page.',
    effort: 'Work for a season in the kind of business you want to open.',
  },
  'business-growth-two-years': {
    easy: 'Ask your five best customers what else they would buy from you.',
    effort: 'Go through every monthly cost once and drop what brings no customer.',
  },
  'business-partner': {
    easy: 'Write down who decides what, and how one of you may leave, before the first rupee is spent.',
    effort: 'Do one short paid project together and talk openly about it afterwards.',
  },
} satisfies AdviceTopic;
