import type { PairDirect } from '../../telling/pair/pair-direct-words.ts';

/** The direct answer of the six questions. */
export const PAIR_DIRECT_WORDS: PairDirect = {
  'relationship-strength': {
    matter: 'the future of your relationship',
    months: 60,
    sentences: [
      '{trend}',
      'It rests most on {strong} and wants most care in {weak}.',
      '{when}',
      'From your side, {approach} helps it grow.',
    ],
    trend: [
      'Your relationship has a very strong future in these two charts, with more that binds than that pulls apart.',
      'Your relationship has a good future in these two charts, and it is likely to gain strength with the years.',
      'Your relationship has a future with both firm and soft ground, and what you build together decides more than the stars.',
      'Your relationship is likely to ask for steady work, and its strength comes later and by choice.',
      'Your relationship starts from demanding ground, so its future rests on patience, plain words and time.',
    ],
    when: 'The bond is likely to deepen most in {months}.',
  },
  'relationship-issues': {
    matter: 'peace between you',
    months: 24,
    sentences: [
      '{trend}',
      'The first issue to expect: {issue}.',
      '{care}',
      'A second one: {issue2}.',
      '{care2}',
      '{when}',
    ],
    trend: [
      'Few issues show between your two charts, and those that do are small.',
      'The issues between your two charts are ordinary ones, and most of them settle by talking.',
      'Some issues show between your two charts, about as many as between most people.',
      'Several issues show between your two charts, so agree early on how you will settle a quarrel.',
      'Many issues show between your two charts, so go slowly and take one subject at a time.',
    ],
    when: 'Talks are likely to go best in {months}.',
  },
  'spouse-compatibility': {
    matter: 'life as married partners',
    months: 60,
    sentences: [
      '{trend}',
      'Into a home you bring {mine}, and {other} brings {theirs}.',
      'You meet most easily in {strong}; agree with care on {weak}.',
      '{when}',
    ],
    trend: [
      'As life partners you are very well matched: most of what the charts compare speaks with one voice.',
      'As life partners you are well matched, with more ease than friction in daily life.',
      'As life partners you are matched in part; some spheres fit at once and others have to be learnt.',
      'As life partners you differ in much, so a marriage would ask both of you to bend often.',
      'As life partners you differ in most of what the charts compare, so take a long time to know each other before you decide.',
    ],
    when: 'Steps towards a shared home are best supported in {months}.',
  },
  'strengths-and-weaknesses': {
    matter: 'the balance between you',
    months: 12,
    sentences: [
      'Your strengths together are {strengths}.',
      'Your weaker sides together are {weaknesses}.',
      '{trend}',
      'Of your own you bring {mine}, and {other} brings {theirs}.',
      'A habit to watch is {myHabit} on your side, and {theirHabit} on the other.',
    ],
    trend: [
      'Taken together, the strengths outweigh the weaker sides by far.',
      'Taken together, the strengths outweigh the weaker sides.',
      'Taken together, strengths and weaker sides are close to balance.',
      'Taken together, the weaker sides ask for more attention than the strengths give by themselves.',
      'Taken together, the weaker sides lead for now, so the strengths have to be used on purpose.',
    ],
    when: 'Both of you have it easier in {months}.',
  },
  'business-partnership': {
    matter: 'working together',
    months: 24,
    sentences: [
      '{trend}',
      'You bring {mine}; {other} brings {theirs}.',
      'The firmest ground between you is {strong}, and what needs care is {weak}.',
      'The issue to settle before the first deal: {issue}.',
      '{when}',
    ],
    trend: [
      'As business partners you would do very well together, because aims, talk and reliability fit.',
      'As business partners you would do well together once roles and shares are written down.',
      'As business partners you would do fairly, with clear roles; without them small matters grow.',
      'As business partners you would need many agreements, so begin with one limited project.',
      'As business partners you have little in your favour at present, so work for each other by contract before you share ownership.',
    ],
    when: 'Joint steps in business are best supported in {months}.',
  },
  'parents-together': {
    matter: 'bringing up children together',
    months: 60,
    sentences: [
      '{trend}',
      '{parenting}',
      'Children would feel most {strong}; work early on {weak}.',
      'Most patience is likely to go into {issue}.',
    ],
    trend: [
      'As parents you would be a very warm team that pulls in one direction.',
      'As parents you would be a good team, with different gifts and the same aims.',
      'As parents you would be a team with some differences, which children can gain from when the rules are shared.',
      'As parents you would have to agree on many rules first, because your ways of caring differ.',
      'As parents you would start from quite different ways of caring, so decide in private and speak with one voice.',
    ],
    when: 'Family life is best supported in {months}.',
  },
};
