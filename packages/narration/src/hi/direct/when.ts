import type { Horizons } from '../../telling/direct/direct-words.ts';
import type { BestMonths, WhenWords } from '../../telling/direct/phrases.ts';
import { joined, lists } from '../lists.ts';

/** Horizons of questions in words: alone, or before "में". */
export const HORIZONS: Horizons = {
  6: 'अगले छह महीने',
  12: 'अगले बारह महीने',
  24: 'अगले दो साल',
  36: 'अगले तीन साल',
  48: 'अगले चार साल',
  60: 'अगले पाँच साल',
};

const lead = ({ isHard, what }: BestMonths): string => `${isHard ? 'फिर भी ' : ''}${what} के लिए`;

/** Sentences that answer "when"; stretches end in "तक", so no postposition may follow them. */
export const when: WhenWords = {
  withoutTime: (what) => `जन्म का समय जाने बिना ${what} के लिए महीने नहीं बताए जा सकते।`,
  none: (what, horizon) =>
    `${horizon} में ${what} के लिए कोई ख़ास समय नहीं उभरता, इसलिए तारीख़ से ज़्यादा अपनी तैयारी पर ध्यान दें।`,
  later: (what, horizon, stretch) =>
    `${horizon} में ${what} के लिए कोई ख़ास समय नहीं उभरता; उसके बाद पहला अच्छा समय ${stretch} है।`,
  onlyWeak: (bestMonths) => {
    const { weak, isHard } = bestMonths;
    const several = isHard ? 'कुछ हल्के मौक़े हैं' : 'हल्के मौक़े ही हैं';
    const chances = weak.length === 1 ? 'एक हल्का मौक़ा है' : several;
    return `${lead(bestMonths)} ${chances}: ${lists.inSequence(weak)}।`;
  },
  strong: (bestMonths) => {
    const { strong, weak } = bestMonths;
    const lighter = weak.length === 1 ? 'एक हल्का मौक़ा है' : 'हल्के मौक़े हैं';
    const rest = weak.length > 0 ? `; ${joined(weak)} ${lighter}` : '';
    return `${lead(bestMonths)} सबसे अच्छा समय ${lists.inSequence(strong)} है${rest}।`;
  },
};
