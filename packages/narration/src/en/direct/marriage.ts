import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about marriage: when, how, with whom, and living it. */
export const marriage = {
  'marriage-when': {
    matter: 'marriage',
    event: 'a wedding',
    sentences: ['{trend}', '{when}', 'Taken as a whole, marriage is likely {band}.'],
    trend: [
      'Marriage is strongly promised in your chart, and the coming years hold good chances.',
      'Marriage is well supported in your chart within the coming years.',
      'Marriage is supported in parts, so the timing matters more than usual.',
      'Marriage is likely to ask for patience.',
      'Marriage is one of the slower themes of your chart, which says nothing against a good one later.',
    ],
  },
  'love-or-arranged': {
    matter: 'your way to a wedding',
    sentences: [
      '{leaning}',
      'The wedding is helped most by {helper} and slowed most by {brake}.',
      '{when}',
    ],
    leans: {
      clear: '{Towards} is clearly more likely for you than {other}.',
      slight: '{Towards} is a little more likely for you than {other}.',
      even: 'A love marriage and an arranged marriage are about equally likely for you; many such charts marry a choice of their own with both families present.',
    },
  },
  'married-life': {
    matter: 'your married life',
    sentences: [
      '{trend}',
      'By nature the partner tends to be {traits}.',
      'Tension, when it comes, is likely to be about {friction}, and {approach} helps most.',
    ],
    trend: [
      'Your chart speaks of a very warm and steady married life.',
      'Your chart speaks of a good married life, with more peace than quarrel.',
      'Your chart speaks of a married life with both closeness and friction, in which each learns from the other.',
      'Your chart speaks of a married life that asks for work, and gives more in its later years.',
      'Your chart speaks of a demanding married life, so choosing slowly and talking early matters a great deal.',
    ],
  },
  'life-partner-nature': {
    matter: 'finding your life partner',
    sentences: [
      'Your life partner is likely to be {traits} by nature.',
      'Interests that show: {interests}.',
      'The partner is likely to come {background}, and to meet you {meeting}.',
      'Between the two of you {helper} brings ease, and {brake} asks for time.',
    ],
  },
  'marriage-delay': {
    matter: 'marriage plans',
    sentences: ['{trend}', 'Behind the delay stands also {secondCause}.', '{eases}'],
    trend: [
      'Your chart promises marriage strongly, and what delays it is a small thing beside that.',
      'Marriage is well supported in your chart, and what delays it weighs less.',
      'Marriage is supported in parts, and what delays it weighs about as much.',
      'Slower factors have a real say in your marriage, so the delay has its reasons.',
      'Several slow factors bear on marriage at once in your chart, which explains the long wait.',
    ],
    eases: {
      from: 'The period for marriage is likely to improve from {month}.',
      later:
        'A clear improvement does not show in the years looked at, so let life be full meanwhile and keep the door open.',
    },
  },
  'past-differences': {
    matter: 'making peace with your spouse',
    sentences: [
      'With your spouse, the way past present differences is {approach}.',
      'What lies under the differences is likely to be {friction}.',
      '{trend}',
      '{eases}',
    ],
    trend: [
      'The ground for peace is very good, and one sincere step is likely to be answered.',
      'The ground for peace is good if old quarrels are left out of new talks.',
      'Peace is likely to come in stages, so settle one subject at a time.',
      'Peace asks for patience now, and an elder or counsellor you both trust can help.',
      'Differences weigh heavily for now, so keep the tone kind even when you disagree.',
    ],
    eases: {
      from: 'The strain is likely to ease from {month}.',
      later: 'A clear easing does not show within two years, so small daily courtesies count most.',
    },
  },
  'married-life-again': {
    matter: 'a second start in marriage',
    sentences: [
      '{trend}',
      '{leaning}',
      'The strongest help is {helper}, the strongest brake {brake}.',
    ],
    trend: [
      'Yes, this is a very good time to begin married life again.',
      'This is a good time to begin married life again, with clear words about the past.',
      'Beginning married life again is possible now, though some old matters want to be settled first.',
      'Beginning married life again asks for patience now, so let trust grow before dates are fixed.',
      'This is not the easiest time to begin married life again; strengthen your own footing first.',
    ],
    leans: {
      clear: 'The stars of this period are clearly for {towards} rather than {other}.',
      slight: 'The stars of this period are a little more for {towards} than for {other}.',
      even: 'In this period beginning and waiting weigh the same, so let your own readiness decide.',
    },
  },
} satisfies DirectTopic;
