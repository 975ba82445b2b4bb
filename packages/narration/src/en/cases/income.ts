import type { CaseTopic, CaseWords } from '../../telling/direct/direct-words.ts';

const withoutPost: CaseWords = {
  trend: {
    demanding:
      'Income is likely to grow slowly, so look after what you already receive before you look for more.',
  },
  advice: {
    easy: 'Check that every pension, deposit and rent you are due is really paid.',
    effort: 'Go through your deposits once this month with someone you trust.',
  },
};

const lateStart: CaseWords = {
  sentences: ['{trend}', '{when}'],
  trend: {
    demanding:
      'Starting your own business looks demanding, so offering what you know for a fee is wiser than opening a shop.',
    'very-demanding':
      'Your chart does not favour a business start much in these three years; your counsel in somebody else’s start may give you more joy.',
  },
  advice: { effort: 'Help for a season in a business of the kind you want to open.' },
};

/** Income and business, by what the person does now and by age. */
export const incomeCases = {
  'job-or-business': {
    studying: {
      note: 'As a student you need not decide this now: both can be tried small beside your studies.',
      advice: {
        effort: 'Test the idea on two weekends with real customers while your studies go on.',
      },
    },
    employed: { note: 'While your salary runs, the other way can be tested in the evenings.' },
    'own-business': {
      note: 'You run a business already, so this says how well it suits you beside a salary.',
      advice: {
        effort:
          'Write down what you would miss of your own business, and what you would not, before you look at any post.',
      },
    },
    'at-home': {
      note: 'From home both can begin small: a few hours for somebody else, or a first order of your own.',
      advice: {
        effort: 'Test the idea on two weekends with real customers before you spend savings on it.',
      },
    },
    looking: {
      note: 'While you look for work, an order of your own now and then does not close the other door.',
      advice: {
        effort: 'Test the idea on two weekends with real customers, and go on applying meanwhile.',
      },
    },
    'past-work': {
      note: 'At your age the question is how many hours you want to give, and to whom.',
      advice: { effort: 'Try it for one month with hours that leave you rested.' },
    },
  },
  'income-growth-when': {
    studying: {
      note: 'You are still studying, so read this as first earnings of your own.',
      advice: { effort: 'Give three hours a week to the skill your first pay will depend on.' },
    },
    'own-business': {
      note: 'In a business of your own, a rise means better prices or steadier customers.',
      advice: {
        effort: 'Go through your prices once, and raise the one that nobody else could serve.',
      },
    },
    'at-home': {
      note: 'You are at home now, so read this as the income of the household, or a first small one of your own.',
      advice: {
        effort: 'Give three hours a week to something from home that people would pay for.',
      },
    },
    looking: {
      note: 'You are looking for work now, so read this as what comes with the next post.',
      advice: {
        effort: 'Give three hours a week to the skill that most openings you see ask for.',
      },
    },
    retired: {
      ...withoutPost,
      note: 'You have retired, so income grows through interest, rent, a pension claimed in full or a few paid hours.',
    },
    'past-work': {
      ...withoutPost,
      note: 'At your age income grows less by a new post than by interest, rent, a pension claimed in full or a few paid hours.',
    },
  },
  'start-business-when': {
    studying: {
      note: 'You are still studying, so a start beside it, without a loan, is the fitting size.',
      trend: {
        demanding:
          'Starting your own business looks demanding, so finish your studies first and try the idea small.',
      },
    },
    'own-business': {
      note: 'You run a business already, so this speaks of a further one, or of a new branch.',
      trend: {
        demanding:
          'A further business looks demanding to start, so keep it beside the one you have and test it small.',
        'very-demanding':
          'Your chart does not favour a further start much in these three years; use them to strengthen the business you have.',
      },
      advice: { effort: 'Let one present customer try the new idea before you build on it.' },
    },
    'at-home': {
      note: 'You are at home now, so count the hours you can truly give before the money.',
      trend: {
        demanding:
          'Starting your own business looks demanding, so begin from home with what you have.',
      },
    },
    looking: {
      note: 'You are looking for work now, so set a date by which the start has to earn; until then the search goes on.',
      trend: {
        demanding:
          'Starting your own business looks demanding, so keep looking for work while you test it small.',
      },
    },
    retired: {
      ...lateStart,
      note: 'You have retired, so start only with money you will not need, and with hours that leave you rested.',
    },
    'past-work': {
      ...lateStart,
      note: 'At your age, start only with money you will not need, and with hours that leave you rested.',
    },
  },
  'business-growth-two-years': {
    employed: {
      note: 'You have a post beside it, so let it grow only as far as your evenings allow.',
    },
  },
} satisfies CaseTopic;
