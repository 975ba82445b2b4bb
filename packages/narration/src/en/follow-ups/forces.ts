import type { FollowUpFacts } from '../../follow-ups/follow-up.types.ts';
import type { FollowUpWords, Speech } from '../../follow-ups/follow-up-words.ts';

/** What comes when a hindrance has ended. */
const easing = ({ first, acting }: FollowUpFacts['slows'], { stretch }: Speech): string => {
  if (first === undefined) return 'No stretch stands out right after it, but that weight is gone.';
  return first.from <= acting.until
    ? `${stretch(first)} is likely to feel lighter already, before it quite ends.`
    : `After that, ${stretch(first)} is the stretch to look to.`;
};

const slows: FollowUpWords['slows'] = (facts, speech) => {
  const { graha, acting } = facts;
  const name = speech.graha(graha);
  const [since, until] = [speech.month(acting.since), speech.month(acting.until)];
  return {
    question: 'What slows it most, and until when?',
    answer: [
      acting.by === 'passage'
        ? `${name} slows ${speech.what} most just now, by the place it passes from ${since} to ${until}.`
        : `${name} slows ${speech.what} most just now: the ${acting.spell} from ${since} to ${until} belong to it.`,
      easing(facts, speech),
      'Slow does not mean no; it means later, and with more of your own work in it.',
      speech.adviceOn(graha),
    ],
  };
};

const helpSince = (
  name: string,
  { acting }: FollowUpFacts['helps'],
  { what, month }: Speech,
): string => {
  if (acting === null)
    return `${name} helps ${what} most in your chart, and has done so since you were born: this help does not pass.`;
  const until = month(acting.until);
  return acting.by === 'passage'
    ? `${name} helps ${what} most just now, by the place it passes until ${until}.`
    : `${name} helps ${what} most just now: the ${acting.spell} until ${until} belong to it.`;
};

const helps: FollowUpWords['helps'] = (facts, speech) => {
  const { graha } = facts;
  return {
    question: 'What helps me most in this?',
    answer: [
      helpSince(speech.graha(graha), facts, speech),
      `It stands for ${speech.giftOf(graha)}; begin with what belongs to that, for there your effort is likely to go furthest.`,
      speech.adviceOn(graha),
      'It is a help to be used, not one to wait for.',
    ],
  };
};

const second: FollowUpWords['second'] = ({ names: [one, two], grahas: [a, b] }, { graha }) => ({
  question: 'What comes second, and why does the first lead?',
  answer: [
    `Second comes ${two}.`,
    a === b
      ? `${graha(a)} stands behind both, and more of your chart agrees with the first, ${one}.`
      : `The first, ${one}, leads because ${graha(a)}, who stands behind it, has more say in your chart than ${graha(b)}, who stands behind the second.`,
    'The second is no mistake for that: it suits you too, only with less wind behind it, so it is good beside the first or as a later plan.',
    'Try a small step in each before you decide; this shows a leaning, not a limit.',
  ],
});

const CARRIES: Readonly<Record<'self' | 'other' | 'both', (otherSide: string) => string>> = {
  self: () => 'More of the help comes from your side just now.',
  other: (otherSide) => `More of the help comes from ${otherSide} just now.`,
  both: () => 'You carry it about equally.',
};

const carrier: FollowUpWords['carrier'] = ({ more, helpers }, { graha, otherSide }) => ({
  question: 'Which of us carries it more?',
  answer: [
    CARRIES[more](otherSide),
    `On your side ${graha(helpers.self)} gives most; on ${otherSide} it is ${graha(helpers.other)}.`,
    more === 'both'
      ? 'So take turns on purpose: agree each month who begins things and who rests, before one of you is tired of beginning.'
      : 'Whoever carries more should not carry everything: agree each month who begins things and who rests, and say thank you for both.',
    'It is a difference of two charts, not of goodwill, and it is likely to shift with the years.',
  ],
});

/** The follow-ups about what helps, what hinders and what was chosen between. */
export const forces = { slows, helps, second, carrier };
