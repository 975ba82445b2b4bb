import { capitalised } from '../../text.ts';
import type { Because, Leads, Margin, ReadingWords } from '../../telling/everyday/reading-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { RASHI_WORDS } from '../words/chart-extras.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { clause } from './clauses.ts';
import { everyday } from './everyday.ts';
import { custom } from './custom.ts';
import { DELAY_LOOKS, HELP_LOOKS } from './manners.ts';
import { months } from './months.ts';
import { past } from './past.ts';
import { DELAY_COMES, HELP_COMES } from './places.ts';
import { plan } from './plan.ts';
import { act, week } from './scenes.ts';
import { follows, opened, opens, pace, running, window } from './time.ts';

/** What the side that leads outweighs, by how clearly. */
const WEIGHS: Readonly<Record<Leads, Readonly<Record<Margin, string>>>> = {
  for: {
    clear: 'what helps you outweighs it clearly',
    plain: 'what helps you weighs more',
    narrow: 'what helps you weighs a little more',
    even: 'help and hindrance nearly balance',
  },
  against: {
    clear: 'what slows you outweighs it for now',
    plain: 'what slows you weighs more for now',
    narrow: 'what slows you weighs a little more',
    even: 'help and hindrance nearly balance',
  },
};

const withoutStop = (sentence: string): string => sentence.replace(/\.$/u, '');

const SIDES: Readonly<Record<Leads, string>> = { for: 'in its favour', against: 'against it' };

/** "a sentence: reason", or with a semicolon after one that has a colon of its own. */
const withReason: ReadingWords<never>['headline']['because'] = (sentence, reason, side) => {
  const said = withoutStop(sentence);
  if (side === 'beside') {
    const where = reason.startsWith('your ') ? '' : 'in your chart ';
    return `${said}; ${where}${reason}.`;
  }
  if (side !== undefined) return `${said}; ${SIDES[side]}, ${reason}.`;
  return `${said}${said.includes(':') ? ';' : ':'} ${reason}.`;
};

/** Months with the reason for them, or with what holds back in spite of them. */
const reasoned = (months: string, { reason, leads, openings, context }: Because): string => {
  if (openings.length > 0) return `${months}, because ${opened(openings, context)}.`;
  if (reason === '') return `${months}.`;
  return leads === 'for' ? `${months}: ${reason}.` : `${months}, though ${reason}.`;
};

/** That there are no months, with the reason for it, or with what helps all the same. */
const explained: typeof reasoned = (sentence, { reason, leads }) => {
  if (reason === '') return `${sentence}.`;
  return leads === 'for' ? `${sentence}, though ${reason}.` : `${sentence}: ${reason}.`;
};

/** The English words of a reading. */
export const englishReading: ReadingWords<NounPhrases> = {
  named: (graha, rashi) => `${GRAHA_NAMES[graha]}<${graha}| in ${RASHI_WORDS[rashi]}>`,
  everyday,
  clause,
  headline: {
    when: (months, strength, what, because) =>
      reasoned(
        `${capitalised(months)} is the ${strength === 'stronger' ? 'best season' : 'likeliest time'} for ${what}`,
        because,
      ),
    none: (what, horizon, first, because) =>
      explained(
        first === ''
          ? `No months stand out for ${what} within ${horizon}`
          : `For ${what} the first good months come in ${first}, none within ${horizon}`,
        because,
      ),
    because: withReason,
    easing: (sentence, second) =>
      `${withoutStop(sentence)}; ${second.replace(/^(?:The|A) /u, (word) => word.toLowerCase())}`,
    ledBy: (sentence, name) => `${withoutStop(sentence)}; ${name} has the largest say in it.`,
  },
  way: (leads, matter, { graha, house }) => {
    const [subject, comes, looks] =
      leads === 'for'
        ? [`Help with ${matter} is likely to come`, HELP_COMES, HELP_LOOKS]
        : [`What makes ${matter} harder is likely to be`, DELAY_COMES, DELAY_LOOKS];
    return `${subject} ${house === undefined ? 'like this' : comes[house]}: ${looks[graha]}.`;
  },
  besides: (text) => `${capitalised(text)}.`,
  yet: (text, leads, margin) => `Still, ${text}; ${WEIGHS[leads][margin]}.`,
  week,
  running,
  follows,
  opens,
  window,
  pace,
  past,
  months,
  plan,
  act,
  custom,
};
