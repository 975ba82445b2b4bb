import type { AdviceTopic } from '../../telling/advice.ts';

/** Advice about family and learning. */
export const familyAdvice = {
  'parents-this-year': {
    easy: 'Ask your parents about their younger years; such talks bring you close.',
    effort: 'Call at a fixed hour each week, and keep the call short and friendly.',
  },
  'in-laws': {
    easy: 'Offer help with one family occasion this season.',
    effort:
      'Keep private matters between you and your partner, and be generous with small courtesies.',
  },
  'harmony-at-home': {
    easy: 'Eat one meal a day at one table, with the screens off.',
    effort: 'Share the chores on paper, so that nobody has to ask.',
  },
  'children-relationship': {
    easy: 'Do one thing a week that the child chooses.',
    effort: 'Ask before advising, and apologise when you were too sharp.',
  },
  'brothers-and-sisters': {
    easy: 'Start a small tradition: a monthly call or one shared meal.',
    effort: 'Keep money matters in writing, and keep memories for talking.',
  },
  'support-my-family': {
    easy: 'Ask each person at home what one thing would help most.',
    effort: 'Say clearly what you can do each month, and keep to it.',
  },
  'field-of-study': {
    easy: 'Read the first chapters of a textbook in the first field and see if you want more.',
    effort: 'Sit in on a free lecture in two of these fields before you choose.',
  },
  'exams-this-year': {
    easy: 'Plan backwards from the exam date and leave the last week for revision.',
    effort: 'Study in blocks of forty minutes, with a short walk between.',
  },
  'start-higher-studies': {
    easy: 'Shortlist three courses and write to a present student of each.',
    effort: 'Take one evening or online module first, and judge by how it feels.',
  },
  'skill-this-year': {
    easy: 'Choose one small project that forces you to use the skill.',
    effort: 'Tie ten minutes of practice to something you already do each day.',
  },
  'study-abroad-when': {
    easy: 'Make a calendar of application dates for three places.',
    effort: 'Look for scholarships first and courses second.',
  },
} satisfies AdviceTopic;
