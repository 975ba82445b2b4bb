import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about character, the year, the periods and the larger path. */
export const lifePath = {
  'main-strengths': {
    matter: 'using your strengths',
    sentences: [
      'Your main strengths: {strengths}.',
      '{lower}',
      'Behind them stands {helper}; what keeps them in check is {brake}.',
    ],
  },
  'habits-that-hold-back': {
    matter: 'changing a habit',
    sentences: [
      'Habits that hold you back: {habits}.',
      'They are fed by {brake}; what helps you out of them is {helper}.',
    ],
  },
  'coming-year-overall': {
    matter: 'your plans this year',
    sentences: ['{trend}', '{lanes}', '{periods}'],
    trend: [
      'The coming year looks very good for you overall, with open doors in several parts of life.',
      'The coming year looks good for you overall, with more help than hindrance.',
      'The coming year looks mixed overall, with clear gains in some parts of life and delays in others.',
      'The coming year asks for more effort overall, and rewards order and patience.',
      'The coming year is demanding overall, so keep plans simple and your energy guarded.',
    ],
  },
  'months-to-begin': {
    matter: 'new beginnings',
    sentences: [
      'The months that favour a fresh start: {months}.',
      'Beginnings are carried by {helper} and slowed by {brake}.',
    ],
  },
  'current-dasha': {
    matter: 'your plans in this period',
    sentences: [
      '{periods}',
      '{asks}',
      'In this time {helper} helps you most, and {brake} asks most of you.',
    ],
  },
  'turning-points-five-years': {
    matter: 'your larger plans',
    sentences: [
      'The turning point to prepare for first: {firstTurn}.',
      'After it: {laterTurns}.',
      'Through these turns {helper} helps you most, and {brake} asks most of you.',
    ],
  },
  'larger-calling': {
    matter: 'your larger calling',
    sentences: [
      'Your larger calling, as the chart shows it: {callings}.',
      'What leads you there is {helper}; what you have to grow past is {brake}.',
    ],
  },
  'daily-practices': {
    matter: 'peace of mind',
    sentences: [
      'Simple practices that suit your chart: {practices}.',
      'They build on {helper} and bring rest where {brake} makes you restless.',
    ],
  },
} satisfies DirectTopic;
