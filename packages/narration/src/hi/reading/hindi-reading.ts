import type { Because, ReadingWords } from '../../telling/everyday/reading-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { GROUP_OF_TOPIC } from '../../telling/everyday/life-group.ts';
import { rashiInWords } from '../words/chart-extras.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { ACTS } from './acts.ts';
import { clause } from './clauses.ts';
import { CUSTOM } from './custom.ts';
import { everyday } from './everyday.ts';
import { bent } from './names.ts';
import { months } from './months.ts';
import { past } from './past.ts';
import { plan } from './plan.ts';
import { because, ledBy } from './reasons.ts';
import { during } from './stretches.ts';
import { follows, opened, opens, pace, running, window } from './time.ts';
import { VEHICLE_ACTS, VEHICLE_WEEKS } from './vehicle.ts';
import { way } from './way.ts';
import { WEEKS } from './weeks.ts';
import { yet } from './yet.ts';

/** A sentence with a reason: for it, or in spite of which it holds. */
const reasoned = (sentence: string, reason: string, isFor: boolean): string =>
  reason === '' ? `${sentence}।` : `${sentence}, ${isFor ? 'क्योंकि' : 'हालाँकि'} ${reason}।`;

/** "आपकी शादी" → "शादी", after what already names the reader. */
const withoutOwner = (matter: string): string => matter.replace(/^आप(?:का|के|की) /u, '');

/** The Hindi words of a reading. */
export const hindiReading: ReadingWords<NounPhrases> = {
  named: (graha, rashi) => `<${graha}|${rashiInWords(rashi)} का >${GRAHA_NAMES[graha]}`,
  everyday,
  clause,
  headline: {
    when: (months, strength, what, { reason, leads, openings, context }) =>
      reasoned(
        strength === 'stronger'
          ? `${what} का सबसे अच्छा समय ${months} है`
          : `${what} की सबसे ज़्यादा संभावना ${during(months)} है`,
        openings.length > 0 ? opened(openings, context) : reason,
        openings.length > 0 || leads === 'for',
      ),
    none: (what, horizon, first, { reason, leads }: Because) =>
      reasoned(
        first === ''
          ? `${horizon} में ${what} के लिए कोई ख़ास समय नहीं उभरता`
          : `${what} का पहला अच्छा समय ${first} है, और उससे पहले कोई ख़ास समय नहीं उभरता`,
        reason,
        leads === 'against',
      ),
    because,
    easing: (sentence, ease) => `${sentence.replace(/।$/u, '')}; ${ease}`,
    ledBy: (sentence, name) => ledBy(sentence, bent(name)),
  },
  way,
  besides: (text) => `${text}।`,
  yet,
  week: ({ topic, graha, house, acts }, isTold) => {
    const event = (topic === 'vehicle' ? VEHICLE_WEEKS : WEEKS[GROUP_OF_TOPIC[topic]])[graha][
      acts === 'for' ? 0 : 1
    ];
    return isTold && house !== undefined ? `आम दिनों में इसका असर यूँ दिखता है: ${event}` : event;
  },
  running,
  follows,
  opens,
  window,
  pace,
  past,
  months,
  plan,
  act: ({ topic, graha, acts }) =>
    (topic === 'vehicle' ? VEHICLE_ACTS : ACTS[GROUP_OF_TOPIC[topic]])[graha][
      acts === 'for' ? 0 : 1
    ],
  custom: ({ graha, until }, kind, matter) => {
    const time = until === '' ? '' : `${until} तक `;
    const what = CUSTOM[graha][kind === 'remembering' ? 0 : 1];
    return `आपके यहाँ रिवाज हो, तो ${withoutOwner(matter)} के लिए ${time}${what} (${GRAHA_NAMES[graha]} के निमित्त)।`;
  },
};
