import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about house, land, vehicle, and life in other places. */
export const property = {
  'vehicle-this-year': {
    matter: 'buying a vehicle',
    sentences: ['{trend}', 'The wish has the support of {helper}, while {brake} counsels care.'],
    trend: [
      'Yes, buying a vehicle looks very favourable this year, and it is likely to bring real comfort.',
      'Buying a vehicle looks favourable this year, if it fits your budget without strain.',
      'Buying a vehicle this year is neither favoured nor barred, so compare well and do not rush.',
      'Buying a vehicle looks demanding this year; a used or smaller one may serve you better for now.',
      'This year gives little support to buying a vehicle, so repairing or sharing one is the calmer choice.',
    ],
  },
  'buy-property-when': {
    matter: 'buying a house or land',
    event: 'buying a home or land',
    sentences: ['{trend}', '{when}'],
    trend: [
      'A house or land of your own is strongly supported in your chart.',
      'Your chart supports buying a house or land, and patience is likely to bring a better one.',
      'Buying a house or land is possible, with some papers or payments that need care.',
      'Property comes to you with effort, so build the down payment before you look at houses.',
      'Property is one of the slower matters in your chart, so renting well is no failure meanwhile.',
    ],
  },
  'sell-or-renovate': {
    matter: 'your property plans',
    sentences: [
      '{leaning}',
      'In the matter of property {helper} helps most, and {brake} asks for care with papers and cost.',
      '{when}',
    ],
    leans: {
      clear: 'Of the two, {towards} is clearly better supported than {other}.',
      slight: 'Of the two, {towards} is a little better supported than {other}.',
      even: 'Selling and renovating stand about level, so go by the price you are offered and the cost of the work.',
    },
  },
  'change-home-or-city': {
    matter: 'a move',
    sentences: ['{trend}', '{leaning}'],
    trend: [
      'Yes, this is a very good period to change your home or city, and the new place is likely to welcome you.',
      'This is a favourable period to change your home or city, if work and family are told in time.',
      'A change of home or city is possible in this period, but not everything about it is easy.',
      'A change of home or city looks demanding now, so visit and compare before you decide.',
      'This period does not support a change of home or city much; making the present place lighter may help more.',
    ],
    leans: {
      clear: 'The balance is clearly on the side of {towards}, not of {other}.',
      slight: 'The balance is a little more on the side of {towards} than of {other}.',
      even: 'Staying and moving balance each other, so a short stay elsewhere can be a good test.',
    },
  },
  'travel-abroad-this-year': {
    matter: 'a journey abroad',
    sentences: ['{trend}', 'What draws you outward is {helper}; what holds you back is {brake}.'],
    trend: [
      'Travel abroad looks very likely this year, and it is likely to widen your view.',
      'Travel abroad looks likely this year, more so if you plan it early.',
      'Travel abroad is possible this year, with one or two changes of plan.',
      'Travel abroad looks slow to arrange this year, so keep dates flexible and papers ready.',
      'Travel abroad has little support this year, and a journey nearer home may give you the change you want.',
    ],
  },
  'work-abroad-when': {
    matter: 'work abroad',
    event: 'going abroad to work',
    sentences: ['{trend}', '{when}'],
    trend: [
      'Working abroad looks very likely, because work and far places are strongly linked in your chart.',
      'Working abroad looks likely, mainly through skills you already have.',
      'Working abroad is possible, though perhaps for a limited time or by remote work first.',
      'Working abroad asks for long preparation, so improve language and papers step by step.',
      'Your chart ties your work more to home than to far places, so an employer with links abroad may suit you better.',
    ],
  },
  'settle-abroad': {
    matter: 'settling abroad',
    sentences: ['{trend}', '{leaning}'],
    trend: [
      'Settling abroad looks very favourable for you in the long run.',
      'Settling abroad looks favourable in the long run, once the first two years are past.',
      'Settling abroad has two sides for you: chances there, and a strong pull home.',
      'Settling abroad is likely to cost you effort and homesickness, so try a limited stay first.',
      'Your chart is rooted at home, and a life between two places suits you better than leaving for good.',
    ],
    leans: {
      clear: 'In the long run, {towards} has clearly more support than {other}.',
      slight: 'In the long run, {towards} has slightly more support than {other}.',
      even: 'In the long run, life abroad and life at home are about equally supported.',
    },
  },
} satisfies DirectTopic;
