import type { Carriers } from '../../follow-ups/follow-up.types.ts';
import type { FollowUpWords, Speech } from '../../follow-ups/follow-up-words.ts';

/** "the passage of Jupiter, in the years of Venus"; "" where nothing is named. */
const behind = ({ passage, period }: Carriers, { graha, grahas, otherSide }: Speech): string => {
  const whose = period?.whose === 'other' ? ` on ${otherSide}` : '';
  return [
    passage.length === 0 ? '' : `the passage of ${grahas(passage)}`,
    period === null ? '' : `the ${period.spell} of ${graha(period.graha)}${whose}`,
  ]
    .filter((text) => text !== '')
    .join(', in ');
};

const bothBehind = (first: string, later: string): string => {
  if (first === '' || later === '') return '';
  return first === later
    ? `Both rest on ${first}.`
    : `The first rests on ${first}; the later one on ${later}.`;
};

const wait: FollowUpWords['wait'] = (facts, speech) => {
  const { compared, gap } = facts;
  const { what } = speech;
  const [first, later] = [speech.stretch(facts.first), speech.stretch(facts.later)];
  const verdict = {
    better: `${later} looks stronger for ${what} than ${first}, so waiting is a fair plan.`,
    same: `${later} looks about as good for ${what} as ${first}, so waiting costs you time and little else.`,
    worse: `${later} helps ${what} too, though less than ${first}, so keep it as a second chance rather than a plan.`,
  };
  const advice = {
    better: `It means ${gap} months more: use them to prepare, and if something good comes before, there is no reason to let it go.`,
    same: `It means ${gap} months more, best spent in getting ready; what is begun in the first can still ripen in the second.`,
    worse: `It would mean ${gap} months more, so do what depends on you in the first, and let the second finish what stays open.`,
  };
  return {
    question: `And if I wait until ${speech.month(facts.later.from)}?`,
    answer: [
      verdict[compared],
      bothBehind(behind(facts.firstBy, speech), behind(facts.laterBy, speech)),
      advice[compared],
    ],
  };
};

const after: FollowUpWords['after'] = ({ first, months }, speech) => {
  const { what } = speech;
  const stretch = speech.stretch(first);
  const end = speech.month(first.to);
  return {
    question: `And if it does not happen in ${stretch}?`,
    answer:
      months.length === 0
        ? [
            `In the time looked at, no months after ${end} stand out for ${what} as that stretch does.`,
            'That is no closed door: it means that later on more is likely to depend on your own steady effort, and less on the season.',
            `So do the part that is yours before ${end}, write down what is still open then, and go on with the smallest piece of it each week.`,
          ]
        : [
            `Then ${speech.months(months)} ${months.length === 1 ? 'is the next month' : 'are the next months'} to look to for ${what}: better than most others, though less marked than that stretch.`,
            'Nothing is lost if the first passes; afterwards it is likely to ask for a little more of your own effort.',
            `So do the part that is yours before ${end}, write down what is still open, and take it up again then.`,
          ],
  };
};

const lightest: FollowUpWords['lightest'] = ({ months }, speech) => ({
  question: 'Which months are the lightest all the same?',
  answer: [
    `${speech.months(months)} look the lightest for ${speech.what} in the time looked at: better than your other months, though none stands out.`,
    'In them the time you are in and the passing planets pull against each other least.',
    'Choose one of them for the step that matters most, keep that step small, and leave room to try twice; in the other months, let preparing count as progress.',
  ],
});

const month: FollowUpWords['month'] = ({ window, best, next, quietest }, speech) => ({
  question: `Which months of ${speech.stretch(window)} are best?`,
  answer: [
    `${speech.month(best)} comes first, then ${speech.month(next)}.`,
    `In these two the time you are in and the passing planets are likely to be best for ${speech.what}.`,
    `${speech.month(quietest)} looks the quietest of the stretch, so keep it for preparing.`,
    `If you can choose the day to ask, to sign or to begin, look for it in ${speech.month(best)}, and let ${speech.month(next)} be your second try.`,
  ],
});

/** The follow-ups that compare months. */
export const time = { wait, after, lightest, month };
