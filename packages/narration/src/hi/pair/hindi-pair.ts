import type { PairLocale } from '../../telling/pair/pair-locale.ts';
import { hindi } from '../hindi.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { BETWEEN_WORDS } from './between.ts';
import { PAIR_ADVICE, SIDE_ADVICE } from './pair-advice.ts';
import { PAIR_DIRECT_WORDS } from './pair-direct-words.ts';
import {
  PAIR_TOLERANCE_WORDS,
  PAIR_CAVEATS,
  pairCertaintyWords,
  PAIR_TREND_TEXTS,
  PAIR_WINDOW_NOTES,
} from './pair-fixed-texts.ts';
import { ISSUE_CARE, ISSUE_WORDS, SIDE_WORDS, STYLE_WORDS } from './pair-words.ts';
import { otherNamed, pairNounPhrases, type PairNounPhrases } from './people.ts';

type Words = PairLocale<NounPhrases, PairNounPhrases>;

/** What names nobody. */
const WORDS = {
  single: hindi,
  between: BETWEEN_WORDS,
  othersEnds: {
    for: [
      ', और यह %m के लिए अच्छा है।',
      ', और इसका फ़ायदा दोनों को मिलता है।',
      ', जिससे %m के लिए राह खुलती है।',
    ],
    against: [
      ', और इसमें धीरज रखना होगा।',
      ', इसलिए वहाँ कुछ ज़्यादा समय लेकर चलें।',
      ', और %m के लिए यहाँ थोड़ी ज़्यादा मेहनत चाहिए।',
    ],
    neutral: ['।'],
  },
  points: {
    total: (points, reversed) =>
      points === reversed
        ? `घरों में सबसे पहले पूछे जाने वाले 36 गुणों में से आप दोनों के ${points} मिलते हैं।`
        : `घरों में सबसे पहले पूछे जाने वाले 36 गुणों में से आप दोनों के ${points} या ${reversed} मिलते हैं; यह इस पर निर्भर है कि गिनती किसकी ओर से हो।`,
    range: (least, most) =>
      `घरों में सबसे पहले पूछे जाने वाले 36 गुणों में से आप दोनों के ${least} से ${most} तक मिलते हैं, जन्म के समय के अनुसार।`,
  },
  direct: PAIR_DIRECT_WORDS,
  sides: SIDE_WORDS,
  issues: ISSUE_WORDS,
  issueCare: ISSUE_CARE,
  notes: PAIR_WINDOW_NOTES,
  tolerance: PAIR_TOLERANCE_WORDS,
  trends: PAIR_TREND_TEXTS,
  advice: PAIR_ADVICE,
  sideAdvice: SIDE_ADVICE,
  caveats: PAIR_CAVEATS,
} satisfies Partial<Words>;

/** The Hindi locale for two people; the other one by the name given, if any. */
export const hindiPairNaming = (other?: string): Words => {
  const otherIn = otherNamed(other);
  return {
    ...WORDS,
    pairNounPhrases: (setting, whose, question) =>
      pairNounPhrases(setting, whose, otherIn(question)),
    other: (question) => otherIn(question).of.f,
    otherSide: other === undefined ? 'दूसरे व्यक्ति की ओर' : `${other} की ओर`,
    parenting: (mine, theirs, question) =>
      mine === theirs
        ? `बच्चों को राह दिखाने का आप दोनों का ढंग एक है, ${STYLE_WORDS[mine]}।`
        : `बच्चों को राह दिखाने का आपका ढंग है ${STYLE_WORDS[mine]} चलना, और ${otherIn(question).of.m} ${STYLE_WORDS[theirs]}।`,
    sure: pairCertaintyWords(otherIn),
  };
};
