import type { Leads, ReadingWords } from '../../telling/everyday/reading-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { rashiInWords } from '../words/chart-extras.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { ACTS } from './acts.ts';
import { clause } from './clauses.ts';
import { CUSTOM } from './custom.ts';
import { everyday } from './everyday.ts';
import { bent } from './names.ts';
import { past } from './past.ts';
import { plan } from './plan.ts';
import { opens, running } from './time.ts';
import { delayOf, way } from './way.ts';
import { WEEKS } from './weeks.ts';
import { during } from './stretches.ts';
import { yet } from './yet.ts';

const withoutStop = (sentence: string): string => sentence.replace(/।$/u, '');

const SIDES: Readonly<Record<Leads, string>> = {
  for: 'अच्छी बात यह कि',
  against: 'कठिनाई यह कि',
};

/** A sentence with its reason; a second colon would part it twice. */
const withReason: ReadingWords<never>['headline']['because'] = (sentence, reason, side) => {
  const said = withoutStop(sentence);
  if (side !== undefined) return `${said}; ${SIDES[side]} ${reason}।`;
  return reason === '' ? `${said}।` : `${said}${said.includes(':') ? ';' : ':'} ${reason}।`;
};

/** Months with the reason for them, or with what holds back in spite of them. */
const besideChart = (
  sentence: string,
  { reason, leads }: { readonly reason: string; readonly leads: Leads },
): string => {
  if (reason === '') return `${sentence}।`;
  return leads === 'for' ? `${sentence}: ${reason}।` : `${sentence}, हालाँकि ${reason}।`;
};

/** That there are no months, with the reason for it, or with what helps all the same. */
const explained: typeof besideChart = (sentence, { reason, leads }) => {
  if (reason === '') return `${sentence}।`;
  return leads === 'for' ? `${sentence}, हालाँकि ${reason}।` : `${sentence}, क्योंकि ${reason}।`;
};

/** The Hindi words of a reading. */
export const hindiReading: ReadingWords<NounPhrases> = {
  named: (graha, rashi) => `<${graha}|${rashiInWords(rashi)} का >${GRAHA_NAMES[graha]}`,
  everyday,
  clause,
  headline: {
    when: (months, strength, what, because) =>
      besideChart(
        strength === 'stronger'
          ? `${what} के लिए सबसे अच्छा समय ${months} का है`
          : `${what} की सबसे ज़्यादा संभावना ${during(months)} है`,
        because,
      ),
    none: (what, horizon, first, because) =>
      explained(
        first === ''
          ? `${horizon} में ${what} के लिए कोई समय अलग से नहीं उभरता`
          : `${what} के लिए पहला अच्छा समय ${first} का है; ${horizon} में कोई समय अलग से नहीं उभरता`,
        because,
      ),
    because: withReason,
    ledBy: (sentence, name) => `${withoutStop(sentence)}; इनमें सबसे ज़्यादा हाथ ${bent(name)} का है।`,
  },
  way,
  besides: (text) => `साथ ही, ${text}।`,
  yet,
  week: ({ realm, graha, acts }) => WEEKS[realm][graha][acts === 'for' ? 0 : 1],
  running,
  opens,
  past,
  plan,
  act: ({ realm, graha, acts }) => ACTS[realm][graha][acts === 'for' ? 0 : 1],
  custom: ({ graha, until }, kind, matter) => {
    const name = GRAHA_NAMES[graha];
    const why =
      until === ''
        ? `${matter} ${delayOf(matter)[0]} डालने वाले ${name} की शांति के लिए`
        : `${name} की शांति के लिए ${until} तक`;
    return `आपके यहाँ ऐसी परंपरा हो, तो ${why} ${CUSTOM[graha][kind === 'remembering' ? 0 : 1]}।`;
  },
};
