import type { CaseTopic } from '../../telling/direct/direct-words.ts';

/** Home and family, by relationship and age. */
export const familyCases = {
  'in-laws': {
    engaged: {
      note: 'You are engaged, so these are first steps with the family you marry into.',
      advice: {
        effort: 'Meet them once without an occasion, and be generous with small courtesies.',
      },
    },
    separated: {
      note: 'As you live apart, a calm and brief tone with them is enough, above all where children belong to both homes.',
      trend: {
        'very-supportive':
          'Your relationship with your in-laws looks friendly, whatever lies between you and your spouse.',
        'very-demanding':
          'Your relationship with your in-laws is likely to be demanding, so keep talks short, kind and about one thing.',
      },
      advice: {
        easy: 'Let one message of goodwill on a family day be enough.',
        effort: 'Put what has to be agreed in writing, and be generous with small courtesies.',
      },
    },
    widowed: {
      note: 'They too miss someone, so shared memories are a bridge.',
      trend: {
        'very-demanding':
          'Your relationship with your in-laws is likely to be demanding, so speak early about what each side expects, with someone both trust beside you.',
      },
      advice: {
        effort: 'Keep private matters to yourself, and be generous with small courtesies.',
      },
    },
  },
  'harmony-at-home': {
    married: {
      note: 'You are married, so peace at home begins in your marriage, and there too {approach} comes first.',
      advice: { effort: 'Share the chores with your spouse on paper, so that nobody has to ask.' },
    },
    unpaired: { note: 'Home here means those you live with, or the place you come back to.' },
  },
  'parents-this-year': {
    elder: {
      note: 'Where they are no longer with you, read it as how their memory and their wishes live on in you.',
      advice: {
        easy: 'Tell a younger one in the family a story of your parents.',
        effort: 'Write down one thing your parents taught you, and hand it on.',
      },
    },
  },
  'children-relationship': {
    'grown-children': {
      note: 'Children are grown by your age; if you have none, read this as your bond with younger people close to you.',
      advice: {
        easy: 'Do one thing a month that your child, or a younger person close to you, chooses.',
      },
    },
  },
  'coming-year-overall': { unpaired: {}, studying: {}, retired: {} },
} satisfies CaseTopic;
