import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about income, saving, spending and loans. */
export const money = {
  'finances-next-year': {
    matter: 'your finances',
    sentences: [
      '{trend}',
      'Money is fed most by {helper} and drained most by {brake}.',
      'The kinder months for money: {months}.',
    ],
    trend: [
      'Your finances look very good over the next year, with income ahead of expenses.',
      'Your finances look comfortable over the next year, and a small reserve is likely to grow.',
      'Your finances look mixed over the next year: money comes in, and a good part of it goes out again.',
      'The next year asks for a careful budget, because expenses are likely to run ahead at times.',
      'The next year is tight for your finances, so keep to needs, avoid new debts and build a small cushion.',
    ],
  },
  'income-growth-when': {
    matter: 'your income',
    event: 'a rise',
    sentences: ['{trend}', '{when}'],
    trend: [
      'Your income has strong room to grow within the next three years.',
      'Your income is likely to grow in the next three years, by steady steps.',
      'Income growth is possible in the next three years, though one source alone may not be enough.',
      'Income is likely to grow slowly, so raise your skills before you expect higher pay.',
      'Income growth has little support just now, so careful spending is your best raise for a while.',
    ],
  },
  'save-or-spend': {
    matter: 'your saving and spending',
    sentences: [
      '{leaning}',
      'With money {helper} is on your side, and {brake} is where it slips away.',
      '{when}',
    ],
    leans: {
      clear: 'This period speaks clearly for {towards} rather than {other}.',
      slight: 'This period speaks a little more for {towards} than for {other}.',
      even: 'Saving and a big expense are equally supported now, so let need decide and not mood.',
    },
  },
  'money-habits': {
    matter: 'your hold on money',
    sentences: [
      'The money habits to watch: {moneyHabits}.',
      'What steadies you with money is {helper}; what unsettles you is {brake}.',
    ],
  },
  'wealth-three-years': {
    matter: 'your wealth',
    sentences: ['{trend}', 'Dates worth noting for money: {turns}.'],
    trend: [
      'Your wealth trend for the next three years is strongly upward, through work and through good judgement.',
      'Your wealth is likely to build over the next three years if you save from every rise in income.',
      'Your wealth trend is uneven over three years, with gains in one stretch and larger expenses in another.',
      'Wealth grows slowly in these three years, so patience and low costs are your allies.',
      'These three years are more for protecting what you have than for adding to it.',
    ],
  },
  'loans-ease-when': {
    matter: 'clearing your loans',
    event: 'clearing dues',
    sentences: ['{trend}', '{eases}', '{when}'],
    trend: [
      'Your pressure from loans is likely to ease well, because your chart supports clearing dues.',
      'Pressure from loans is likely to ease step by step, if repayments stay regular.',
      'Relief from loans is likely in parts: some dues clear, others stay with you longer.',
      'Loans are likely to press for some time, so talk to your lender early and pay the costly ones first.',
      'Loan pressure is stubborn in this chart at present, so clearing one small due at a time is the first relief.',
    ],
    eases: {
      from: 'The weight is likely to lighten from {month}.',
      later:
        'A clear lightening does not show within three years, so a slow, fixed repayment plan matters most.',
    },
  },
  'saving-or-risk': {
    matter: 'your way with money',
    sentences: [
      '{leaning}',
      'In such decisions {helper} is your good counsel, and {brake} asks for a limit set beforehand.',
      '{when}',
    ],
    leans: {
      clear: 'Your chart clearly favours {towards} over {other}.',
      slight: 'Your chart slightly favours {towards} over {other}.',
      even: 'Your chart shows as much patience as daring with money, so a mix with clear limits suits you.',
    },
  },
} satisfies DirectTopic;
