import type { CaseTopic } from '../../telling/direct/direct-words.ts';

/** Marriage, by relationship: the one to come, the one there is, and another one. */
export const marriageCases = {
  'marriage-when': {
    together: {
      note: 'You are with someone now, so when it comes to a date, the two of you choose it.',
      advice: {
        easy: 'Talk with your partner about when each of you could say yes, before you tell the families.',
        effort: 'Ask each other what stands between you and a date, one thing at a time.',
      },
    },
    engaged: {
      event: 'your wedding',
      trend: {
        'very-supportive': 'Your wedding is strongly supported, and the near months come first.',
        supportive: 'Your wedding is well supported in the time you have in view.',
        mixed:
          'Your wedding is supported in parts, so the choice of months matters more than usual.',
        demanding: 'Your wedding is likely to ask for patience.',
        'very-demanding':
          'The near months are slow ones for a wedding, which says nothing against the marriage itself.',
      },
      advice: {
        easy: 'Lay these months beside the calendars of both families, and fix the date early.',
        effort: 'Keep a second date open, and settle one thing at a time with both families.',
      },
    },
    again: {
      matter: 'marrying again',
      event: 'marrying again',
      trend: {
        'very-supportive':
          'Marrying again is strongly supported in your chart, and the coming years hold good chances.',
        supportive: 'Marrying again is well supported in your chart within the coming years.',
        mixed: 'Marrying again is supported in parts, so the timing matters more than usual.',
        demanding:
          'Marrying again is likely to ask for patience, and nothing is lost by going slowly.',
        'very-demanding':
          'Marrying again is one of the slower themes of your chart, and a full life need not wait for it.',
      },
      advice: {
        easy: 'Tell people you trust that you would like company again, in your own words.',
        effort: 'Give each acquaintance time, and let those at home get used to the thought.',
      },
    },
    'later-love': {
      note: 'At your age nobody else sets the date, and company and a home shared are reason enough.',
    },
  },
  'married-life': {
    engaged: {
      note: 'Your married life is still to begin, so read this as what to talk about before it does.',
      trend: {
        'very-demanding':
          'Your chart speaks of a demanding married life, so talking early about daily things matters a great deal.',
      },
    },
    married: {
      sentences: [
        '{trend}',
        'By nature your spouse tends to be {traits}.',
        'Tension between you, when it comes, is likely to be about {friction}, and {approach} helps most.',
      ],
      trend: {
        'very-demanding':
          'Your chart speaks of a demanding marriage, in which talking early and making up soon matter a great deal.',
      },
    },
    again: {
      sentences: [
        '{trend}',
        'By nature a new partner tends to be {traits}.',
        'Tension, should it come, is likely to be about {friction}, and {approach} helps most.',
      ],
      note: 'What was does not have to repeat itself; read this as what a new life together would need.',
      advice: {
        easy: 'Keep one weekly hour for somebody whose company does you good.',
        effort: 'Write down what you would agree on in calm times with a new partner.',
      },
    },
  },
  'life-partner-nature': {
    together: {
      note: 'You are with someone now, so hold this beside the person you know.',
      advice: {
        easy: 'Look for these qualities in how your partner treats others.',
        effort: 'Live through one difficult week together before you decide.',
      },
    },
    again: {
      note: 'This speaks of a partner who may still come, and takes nothing from what was.',
    },
    'later-love': {
      note: 'At your age you can judge a person by an ordinary week, so trust what you see in one.',
    },
  },
  'marriage-delay': {
    together: {
      note: 'You are with someone now, so a part of this delay is for the two of you to end.',
      advice: { easy: 'Ask each other what is waited for, and settle the smallest of it.' },
    },
    engaged: {
      trend: {
        'very-supportive':
          'Your chart promises marriage strongly, and what delays the date is a small thing beside that.',
        supportive:
          'Marriage is well supported in your chart, and what delays the date weighs less.',
        mixed: 'The date is supported in parts, and what delays it weighs about as much.',
        demanding: 'Slower factors have a real say in your date, so the delay has its reasons.',
        'very-demanding':
          'Several slow factors bear on your date at once, which explains the wait.',
      },
      eases: {
        from: 'The period for the wedding is likely to improve from {month}.',
        later:
          'A clear improvement does not show within two years, so choose a date by what suits both families.',
      },
      advice: { easy: 'Name the one thing the date depends on, and settle it this month.' },
    },
    again: {
      matter: 'plans to marry again',
      trend: {
        'very-supportive':
          'Your chart supports marrying again strongly, and what delays it is a small thing beside that.',
        supportive:
          'Marrying again is well supported in your chart, and what delays it weighs less.',
        mixed: 'Marrying again is supported in parts, and what delays it weighs about as much.',
        demanding: 'Marrying again is likely to take its time.',
        'very-demanding':
          'Several slow factors stand together around marrying again, so let it come in its own time.',
      },
      advice: { easy: 'Tell two people you trust that you would like company again.' },
    },
    'later-love': {
      note: 'At your age the question is less how late it is than what company you want.',
    },
  },
  'past-differences': {
    separated: { note: 'As you live apart, peace may also mean parting without bitterness.' },
  },
} satisfies CaseTopic;
