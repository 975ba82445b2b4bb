import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about parents, children, brothers and sisters, in-laws and the home. */
export const family = {
  'parents-this-year': {
    matter: 'the bond with your parents',
    sentences: ['{trend}', '{relatives}'],
    trend: [
      'Your relationship with your parents looks very warm this year.',
      'Your relationship with your parents looks good this year, with more listening on both sides.',
      'Your relationship with your parents looks mixed this year: close in feeling, divided on some decisions.',
      'Your relationship with your parents may need extra patience this year, above all about advice you did not ask for.',
      'Your relationship with your parents is likely to be tested this year, so keep visits short, regular and kind.',
    ],
  },
  'in-laws': {
    matter: 'the bond with your in-laws',
    sentences: ['{trend}', '{relatives}', 'With in-laws, {approach} is likely to open doors.'],
    trend: [
      'Your relationship with your in-laws looks very friendly, and you are likely to feel at home with them.',
      'Your relationship with your in-laws looks good, and respect is likely to grow with time.',
      'Your relationship with your in-laws looks polite rather than close, with some good moments.',
      'Your relationship with your in-laws may ask for diplomacy, and a clear line between two homes.',
      'Your relationship with your in-laws is likely to be demanding, so agree with your partner first on every delicate matter.',
    ],
  },
  'harmony-at-home': {
    matter: 'peace at home',
    sentences: [
      'At home, {approach} is likely to bring the most harmony this year.',
      'What disturbs the peace most easily is {friction}.',
      '{trend}',
    ],
    trend: [
      'Your home has very good support this year, so shared meals and small festivities are likely to be happy ones.',
      'Your home has good support this year, and most tensions are likely to pass quickly.',
      'Your home has calm and stormy weeks this year, so agree on chores and money early.',
      'Your home asks for patience this year, so protect one quiet evening a week.',
      'Your home is under some strain this year, so lower expectations and keep voices low.',
    ],
  },
  'children-relationship': {
    matter: 'the bond with your children',
    sentences: [
      '{trend}',
      'Between you and your children, {approach} is likely to help most.',
      'Coolness can come from {frictions}.',
    ],
    trend: [
      'Your relationship with your children looks very close in the coming years.',
      'Your relationship with your children looks good in the coming years, and they are likely to seek your advice.',
      'Your relationship with your children looks changeable in the coming years, as each side grows.',
      'Your relationship with your children is likely to need time and listening in the coming years.',
      'Your relationship with your children asks for great patience in the coming years, and your calm is what they remember.',
    ],
  },
  'brothers-and-sisters': {
    matter: 'the bond with brothers and sisters',
    sentences: ['{trend}', '{relatives}'],
    trend: [
      'Your bond with your brothers and sisters is likely to grow much closer over the next three years.',
      'Your bond with your brothers and sisters is likely to develop well, with help going both ways.',
      'Your bond with your brothers and sisters is likely to go up and down, mostly with distance and duties.',
      'Your bond with your brothers and sisters may need care, so speak about money and duties in good time.',
      'Your bond with your brothers and sisters is likely to be tested, so a kind message matters more than being right.',
    ],
  },
  'support-my-family': {
    matter: 'what you do for the family',
    sentences: ['In the next two years you help your family best by {supports}.', '{trend}'],
    trend: [
      'Your support is likely to be felt strongly, and you have the strength for it.',
      'Your support is likely to be welcome, and it does not have to be money.',
      'You may be asked for more than you can give at times, so say early what is possible.',
      'Family duties may weigh on you in this time, so share them instead of carrying them alone.',
      'Family duties are heavy in this time, so looking after your own rest is part of helping.',
    ],
  },
} satisfies DirectTopic;
