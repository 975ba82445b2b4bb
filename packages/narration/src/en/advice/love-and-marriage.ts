import type { AdviceTopic } from '../../telling/advice.ts';

/** Advice about love and marriage. */
export const loveAdvice = {
  'meet-someone-when': {
    easy: 'Say yes to one gathering a month where you know few people.',
    effort: 'Do what you love among others: a class, a walk, a group that meets weekly.',
  },
  'partner-for-my-nature': {
    easy: 'Write down three qualities you cannot do without, and let the rest be open.',
    effort: 'Notice with whom you feel calm, not only with whom you feel excited.',
  },
  'relationship-towards-marriage': {
    easy: 'Choose a quiet evening and speak about the next two years, without pressing for a date.',
    effort: 'Ask each other what is still missing, and listen to the whole answer.',
  },
  'understanding-with-partner': {
    easy: 'Keep twenty minutes a day for each other, without telephones.',
    effort: 'Repeat what you heard before you reply; it takes the heat out of most quarrels.',
  },
  'tell-my-feelings': {
    easy: 'Pick a calm, private moment and use few and simple words.',
    effort: 'Spend friendly time together first, and let kindness speak before words do.',
  },
  'ready-after-break-up': {
    easy: 'Tell a new person early what pace feels right to you.',
    effort: 'Give a month to old friends, sleep and movement before you look for someone new.',
  },
  'long-term-relationship': {
    easy: 'Plan one shared goal for the year and review it together.',
    effort: 'Watch how you two repair a quarrel; agree on one rule for it.',
  },
  reconciliation: {
    easy: 'Write a short message without blame, and leave the door open for any answer.',
    effort: 'Let some silence pass, and use it to look at your own part kindly.',
  },
  'marriage-when': {
    easy: 'Tell family and friends plainly that you are ready to meet people.',
    effort: 'Give each acquaintance three meetings before you judge.',
  },
  'love-or-arranged': {
    easy: 'Bring the people who matter to you together early, over something as simple as tea.',
    effort: 'Find one elder who understands you, and ask for help with the talk at home.',
  },
  'married-life': {
    easy: 'Keep one weekly hour that belongs to the two of you.',
    effort: 'Agree on money and chores in calm times, before they turn into quarrels.',
  },
  'life-partner-nature': {
    easy: 'Look for these qualities in how a person treats others.',
    effort: 'Get to know a person in daily life and in company before you decide.',
  },
  'marriage-delay': {
    easy: 'Widen the circle: ask relatives and friends you have not asked yet.',
    effort: 'Use the waiting time for health, skills and savings; they make a good start easier.',
  },
  'past-differences': {
    easy: 'Begin with the smallest difference and settle it fully.',
    effort: 'Set a weekly hour for hard subjects, and leave them alone in between.',
  },
  'married-life-again': {
    easy: 'Speak openly about what each of you brings along, children and duties included.',
    effort: 'Let the families meet in an easy setting before anything is decided.',
  },
} satisfies AdviceTopic;
