import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about own trade and working with a partner. */
export const business = {
  'job-or-business': {
    matter: 'a business of your own',
    sentences: [
      '{leaning}',
      'On this road {helper} stands by you, while {brake} asks you to count twice.',
      '{when}',
    ],
    leans: {
      clear:
        'You are likely to do better in {towards} than in {other}, and the difference is clear.',
      slight: 'You are likely to do a little better in {towards} than in {other}.',
      even: 'A job and a business of your own are almost equally supported, so let your savings and your family duties decide.',
    },
  },
  'start-business-when': {
    matter: 'starting a business',
    event: 'starting your own business',
    sentences: ['{trend}', '{when}', '{leaning}'],
    trend: [
      'Starting your own business looks very favourable; you have the drive and the timing for it.',
      'Starting your own business looks favourable if the first year is planned with care.',
      'Starting your own business is possible, but the signs are divided, so start small and test demand.',
      'Starting your own business looks demanding, so a side venture is wiser than leaving your income.',
      'Your chart does not favour a business start much in these three years; use them to learn the trade from inside.',
    ],
    leans: {
      clear: 'Taken over the whole chart, {towards} suits you clearly better than {other}.',
      slight: 'Taken over the whole chart, {towards} suits you slightly better than {other}.',
      even: 'Over the whole chart, employment and self-employment suit you about equally.',
    },
  },
  'business-growth-two-years': {
    matter: 'your business',
    sentences: [
      '{trend}',
      'Growth comes mainly through {helper}; the point that needs care is {brake}.',
    ],
    trend: [
      'Your present business is likely to grow well in the next two years, with more clients and better income.',
      'Growth looks likely for your present business over two years, mostly through people you already serve.',
      'Your present business may grow in some months and stand still in others, so keep costs flexible.',
      'Growth in your present business is likely to be slow for two years, so protect cash before you expand.',
      'The next two years ask your business to consolidate; trimming and tidying serve it better than expansion.',
    ],
  },
  'business-partner': {
    matter: 'a business partnership',
    sentences: ['{trend}', '{leaning}', 'The point to settle early with a partner: {friction}.'],
    trend: [
      'Working with a business partner looks very favourable for you, because others bring what you lack.',
      'A business partner is favourable for you when roles and shares are written down at the start.',
      'A business partnership is neither clearly good nor clearly difficult for you; the person matters more than the plan.',
      'A business partnership is likely to need many talks, so begin with one limited project.',
      'Your chart does not favour a business partnership much at present; hire or consult before you share ownership.',
    ],
    leans: {
      clear: 'Between the two, {towards} is clearly better supported than {other}.',
      slight: 'Between the two, {towards} is a little better supported than {other}.',
      even: 'Working alone and working with a partner are about equally supported.',
    },
  },
} satisfies DirectTopic;
