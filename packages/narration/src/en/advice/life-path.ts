import type { AdviceTopic } from '../../telling/advice.ts';

/** Advice about character, time and meaning. */
export const lifePathAdvice = {
  'main-strengths': {
    easy: 'Use your first strength once this week for someone else.',
    effort: 'Ask two friends what they rely on you for, and believe their answer.',
  },
  'habits-that-hold-back': {
    easy: 'Pick one habit and put something better in its place for thirty days.',
    effort: 'Make the habit harder to reach: change the place, the hour or the company.',
  },
  'coming-year-overall': {
    easy: 'Choose one aim for each half of the year and write it where you see it.',
    effort: 'Keep one day a week free of plans, so that there is room for the unexpected.',
  },
  'months-to-begin': {
    easy: 'Begin with one part that can be finished within a month.',
    effort: 'Begin with a version so small that it cannot tire you.',
  },
  'current-dasha': {
    easy: 'Write down what this period has already taught you; the pattern tends to go on.',
    effort: 'Give the planet of this period its due in ordinary ways: order, rest and honest work.',
  },
  'turning-points-five-years': {
    easy: 'Mark the first date in your calendar and decide what you want to have ready by then.',
    effort: 'Before each turn, finish something old; it leaves your hands free.',
  },
  'larger-calling': {
    easy: 'Give two hours a week to it, unpaid and unasked, and see what grows.',
    effort: 'Look for one person who already lives this way, and learn from them.',
  },
  'daily-practices': {
    easy: 'Tie the practice to a fixed hour, such as before breakfast.',
    effort: 'If a day is lost, simply begin again the next morning.',
  },
} satisfies AdviceTopic;
