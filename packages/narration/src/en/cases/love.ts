import type { CaseTopic } from '../../telling/direct/direct-words.ts';

/** Love and being a couple, by relationship. */
export const loveCases = {
  'meet-someone-when': {
    again: { note: 'What was keeps its place; a new closeness may begin quietly beside it.' },
    'later-love': {
      note: 'At your age company is found less by search than through what you do gladly with others.',
    },
  },
  'partner-for-my-nature': {
    together: {
      matter: 'your life with a partner',
      note: 'You are with someone now, so hold this beside the person you know, and talk about where it differs.',
      advice: {
        easy: 'Tell your partner three of these qualities that you already see in them.',
        effort: 'Notice when you feel calm with each other, and make more of such hours.',
      },
    },
    'later-love': {
      note: 'At your age two settled lives meet, so daily habits count for more than plans.',
    },
  },
  'love-or-arranged': {
    'later-love': {
      note: 'At your age the choice is your own, and a match by family is an introduction, no more.',
    },
  },
  'relationship-towards-marriage': {
    engaged: {
      trend: {
        'very-supportive':
          'Yes, the way to your wedding looks open, and the coming year carries it well.',
        supportive: 'The way to your wedding looks good, with an open talk about dates and money.',
        mixed:
          'The way to your wedding goes in steps, and one open question is better settled before the cards are printed.',
        demanding:
          'The way to your wedding may take longer than planned, and family or work may ask for time first.',
        'very-demanding':
          'The way to your wedding asks for patience at present, so speak honestly about what each of you still needs.',
      },
      advice: {
        easy: 'Fix one date that both of you can keep, and tell the families together.',
        effort:
          'Ask each other what is still missing before the date, and listen to the whole answer.',
      },
    },
  },
  'ready-after-break-up': {
    separated: {
      note: 'A marriage leaves more to sort out than a romance, so papers and home may come first.',
    },
  },
  reconciliation: {
    single: { note: 'You are on your own now, so this speaks of the one you parted from.' },
    engaged: { note: 'You are engaged, so this is the way back to each other before you marry.' },
    married: {
      note: 'You are married, so this is the way back to each other within your marriage.',
    },
  },
  'long-term-relationship': {
    engaged: {
      note: 'You are engaged, so these are the years you have in view together.',
      trend: {
        'very-demanding':
          'A lasting bond is demanding in this chart, so talk through money, home and family before you marry.',
      },
    },
    married: {
      note: 'You are married, so this is about the years you share already and those that follow.',
      trend: {
        'very-demanding':
          'A lasting bond is demanding in this chart, so give your marriage more time together than it asks for.',
      },
    },
  },
} satisfies CaseTopic;
