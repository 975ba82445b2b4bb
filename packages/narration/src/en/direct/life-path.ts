import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about character, the year, the periods and the larger path. */
export const lifePath = {
  'main-strengths': {
    matter: 'your natural strengths',
    months: 12,
    sentences: ['Your main strengths: {strengths}.', '{trend}'],
    trend: [
      'The core of your chart is very strong, so these gifts are likely to carry you in most situations.',
      'The core of your chart is sound, and these gifts show best when you are trusted with something of your own.',
      'The core of your chart is strong in parts, so these gifts need the right place to show.',
      'These gifts are real, but you tend to use them late, so speak up for them earlier.',
      'These gifts have grown under pressure, and they are stronger than you give yourself credit for.',
    ],
  },
  'habits-that-hold-back': {
    matter: 'steady habits',
    months: 12,
    sentences: ['Habits that hold you back: {habits}.', '{trend}'],
    trend: [
      'Your chart has strength to spare, so a small change here is likely to free a lot.',
      'You have the strength to change these, one at a time.',
      'These habits come and go with stress, so watch them in busy weeks.',
      'These habits have a firm hold, so change the setting around you before you count on willpower.',
      'These habits cost you more than most, and one honest friend who reminds you is worth much.',
    ],
  },
  'coming-year-overall': {
    matter: 'the year ahead',
    months: 12,
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
    months: 12,
    sentences: ['The months that favour a fresh start: {months}.', '{trend}'],
    trend: [
      'The year as a whole is very open to new things, so do not wait for a perfect day.',
      'The year as a whole is friendly to new things, and these months add to it.',
      'The year as a whole is mixed for new things, so these months are worth keeping free.',
      'The year as a whole is slow for new things, so begin small even in these months.',
      'The year as a whole favours finishing over starting, so let a beginning be modest.',
    ],
  },
  'current-dasha': {
    matter: 'this period of your life',
    months: 24,
    sentences: ['{periods}', '{asks}', '{trend}'],
    trend: [
      'On the whole this period supports you very well, so use it actively.',
      'On the whole this period is on your side, and steady effort is likely to be rewarded.',
      'On the whole this period gives and takes in turn, so keep some reserve.',
      'On the whole this period asks before it gives, and patience is its main lesson.',
      'On the whole this period is demanding, and it teaches what easier years do not.',
    ],
  },
  'turning-points-five-years': {
    matter: 'the next five years',
    months: 60,
    sentences: ['The turning points that stand out: {allTurns}.', '{trend}'],
    trend: [
      'Taken together, the next five years look like a strong rise.',
      'Taken together, the next five years lead upward, with short pauses.',
      'Taken together, the next five years change direction once or twice, so stay flexible.',
      'Taken together, the next five years ask for endurance, and the changes are likely to be earned.',
      'Taken together, the next five years are demanding, and each turn is easier with less baggage.',
    ],
  },
  'larger-calling': {
    matter: 'your larger calling',
    months: 60,
    sentences: ['Your larger calling, as the chart shows it: {callings}.', '{trend}'],
    trend: [
      'Fortune supports this road strongly, so following it is likely to feel natural.',
      'Fortune supports this road, and mentors are likely to appear along it.',
      'This road has open and closed stretches, so follow it beside your duties, not against them.',
      'This road is won by effort rather than by luck, which gives it its worth.',
      'This road is steep, and even a little of it each week gives your days meaning.',
    ],
  },
  'daily-practices': {
    matter: 'peace of mind',
    months: 12,
    sentences: ['Simple practices that suit your chart: {practices}.', '{trend}'],
    trend: [
      'Calm comes easily to you this year, so a light practice is likely to be enough.',
      'Calm is well within reach this year if the practice is daily and short.',
      'Calm comes and goes this year, so fix the hour and let the length vary.',
      'Your mind is busy this year, so choose one practice and keep it even on full days.',
      'Your mind carries a lot this year, so start with five minutes and be gentle with yourself.',
    ],
  },
} satisfies DirectTopic;
