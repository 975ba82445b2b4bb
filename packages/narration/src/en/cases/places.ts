import type { CaseTopic } from '../../telling/direct/direct-words.ts';

/** Other countries, seen from where the person lives, and by age. */
export const placesCases = {
  'study-abroad-when': {
    'living-abroad': {
      note: 'As you live outside India, abroad here means another country than the one you live in.',
    },
    'past-work': {
      note: 'At your age a course of a few weeks, or a journey to learn from, is the fitting size.',
      advice: {
        easy: 'Make a calendar of short courses in places you would like to see.',
        effort: 'Look for a course nearer home first, and for the journey second.',
      },
    },
  },
  'travel-abroad-this-year': {
    'living-abroad': {
      note: 'As you live outside India, a visit to India counts as a journey abroad here.',
    },
  },
  'work-abroad-when': {
    'living-abroad': {
      matter: 'work outside India',
      event: 'work outside India',
      trend: {
        'very-supportive':
          'Work outside India goes on looking very promising, because work and far places are strongly linked in your chart.',
        supportive:
          'Work outside India goes on looking good, mainly through skills you already have.',
        mixed:
          'Work outside India can go on, though perhaps for a limited time or with a change of country.',
        demanding:
          'Work outside India asks for steady effort, so look after permits and language step by step.',
        'very-demanding':
          'Your chart ties your work more to home than to far places, so an employer with links to India may suit you better.',
      },
      advice: {
        easy: 'Ask people in your trade where you live how they came to better work.',
        effort: 'Give half an hour a day to the language and the rules of work where you live.',
      },
    },
    'past-work': {
      note: 'At your age this speaks of counsel, teaching or a short contract abroad.',
      advice: {
        easy: 'Ask people you once worked with who live abroad what they would call you for.',
      },
    },
  },
  'settle-abroad': {
    'living-abroad': {
      matter: 'staying outside India',
      trend: {
        'very-supportive':
          'Staying where you live now looks very favourable for you in the long run.',
        supportive:
          'Staying where you live now looks favourable in the long run, with roots that grow year by year.',
        mixed:
          'Staying where you live now has two sides for you: chances there, and a strong pull home.',
        demanding:
          'Staying where you live now is likely to cost you effort and homesickness, so keep a door open at home.',
        'very-demanding':
          'Your chart is rooted at home, and returning, or a life between two places, suits you better than staying for good.',
      },
      leanings: { settle: 'staying where you live now', return: 'returning home' },
      leans: {
        clear: 'In the long run, {towards} is clearly better supported than {other}.',
        slight: 'In the long run, {towards} is slightly better supported than {other}.',
        even: 'In the long run, staying and returning are about equally supported.',
      },
      advice: {
        easy: 'Build one friendship there that has nothing to do with work or with home.',
        effort: 'Spend one season at home first, with the way back left open.',
      },
    },
  },
} satisfies CaseTopic;
