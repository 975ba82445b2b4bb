import type { FollowUpFacts } from '../../follow-ups/follow-up.types.ts';
import type { FollowUpWords, Speech } from '../../follow-ups/follow-up-words.ts';
import { SPELLS } from './spells.ts';

/** What comes when a hindrance has ended. */
const easing = ({ first, acting }: FollowUpFacts['slows'], { stretch }: Speech): string => {
  if (first === undefined) return 'ठीक उसके बाद कोई समय अलग से नहीं उभरता, पर यह बोझ हट जाता है।';
  return first.from <= acting.until
    ? `${stretch(first)} का समय उसके पूरी तरह हटने से पहले ही हल्का लग सकता है।`
    : `उसके बाद ${stretch(first)} का समय देखने लायक़ है।`;
};

const slows: FollowUpWords['slows'] = (facts, speech) => {
  const { graha, acting } = facts;
  const name = speech.graha(graha);
  const [since, until] = [speech.month(acting.since), speech.month(acting.until)];
  return {
    question: 'इसे सबसे ज़्यादा क्या धीमा करता है, और कब तक?',
    answer: [
      acting.by === 'passage'
        ? `अभी ${speech.what} के लिए सबसे बड़ी रुकावट ${name} है, जो ${since} से ${until} तक एक कठिन जगह से गुज़र रहा है।`
        : `अभी ${speech.what} के लिए सबसे बड़ी रुकावट ${name} है, क्योंकि ${since} से ${until} तक उसी का ${SPELLS[acting.spell]} है।`,
      easing(facts, speech),
      'धीमे का मतलब "नहीं" नहीं होता; बस बात देर से और आपकी अपनी मेहनत से बनती है।',
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
    return `आपकी कुंडली में ${what} के लिए सबसे ज़्यादा मदद ${name} से है, और वह जन्म से है, इसलिए बीत नहीं जाती।`;
  const until = month(acting.until);
  return acting.by === 'passage'
    ? `अभी ${what} के लिए सबसे ज़्यादा मदद ${name} से है, जो ${until} तक एक अच्छी जगह से गुज़र रहा है।`
    : `अभी ${what} के लिए सबसे ज़्यादा मदद ${name} से है, क्योंकि ${until} तक उसी का ${SPELLS[acting.spell]} है।`;
};

const helps: FollowUpWords['helps'] = (facts, speech) => {
  const { graha } = facts;
  return {
    question: 'इसमें मेरी सबसे ज़्यादा मदद किससे है?',
    answer: [
      helpSince(speech.graha(graha), facts, speech),
      `वह ${speech.giftOf(graha)} का ग्रह है, इसलिए जो इनसे जुड़ा है, वहीं से शुरू करें; वहाँ आपकी मेहनत सबसे दूर तक जा सकती है।`,
      speech.adviceOn(graha),
      'यह मदद काम में लाने की चीज़ है, इंतज़ार करने की नहीं।',
    ],
  };
};

const second: FollowUpWords['second'] = ({ names: [one, two], grahas: [a, b] }, { graha }) => ({
  question: 'दूसरे नंबर पर क्या है, और पहला आगे क्यों है?',
  answer: [
    `दूसरे नंबर पर यह है: ${two}।`,
    a === b
      ? `दोनों के पीछे ${graha(a)} है, और आपकी कुंडली की ज़्यादा बातें पहले के पक्ष में हैं: ${one}।`
      : `पहला (${one}) इसलिए आगे है कि उसके पीछे ${graha(a)} है, जो आपकी कुंडली में दूसरे के पीछे खड़े ${graha(b)} से ज़्यादा मज़बूत है।`,
    'इससे दूसरा ग़लत नहीं हो जाता: वह भी आप पर ठीक बैठता है, बस उसके पीछे ज़ोर थोड़ा कम है, इसलिए उसे पहले के साथ रखें या आगे के लिए।',
    'तय करने से पहले दोनों में एक-एक छोटा क़दम आज़माएँ; यह झुकाव है, सीमा नहीं।',
  ],
});

const CARRIES: Readonly<Record<'self' | 'other' | 'both', (otherSide: string) => string>> = {
  self: () => 'अभी ज़्यादा सहारा आपकी ओर से आता है।',
  other: (otherSide) => `अभी ज़्यादा सहारा ${otherSide} से आता है।`,
  both: () => 'दोनों का हिस्सा लगभग बराबर है।',
};

const carrier: FollowUpWords['carrier'] = ({ more, helpers }, { graha, otherSide }) => ({
  question: 'हम दोनों में से ज़्यादा कौन सँभालता है?',
  answer: [
    CARRIES[more](otherSide),
    `आपकी ओर से सबसे ज़्यादा ${graha(helpers.self)} देता है; ${otherSide} से ${graha(helpers.other)}।`,
    more === 'both'
      ? 'इसलिए सोच-समझकर बारी बाँधें: हर महीने तय कर लें कि पहल कौन करेगा और आराम कौन, इससे पहले कि कोई एक पहल करते-करते थक जाए।'
      : 'जो ज़्यादा सँभालता है, सब कुछ उसी पर न रहे: हर महीने तय कर लें कि पहल कौन करेगा और आराम कौन, और दोनों बातों का शुक्रिया कहें।',
    'यह दो कुंडलियों का फ़र्क़ है, नीयत का नहीं, और बरसों के साथ बदल सकता है।',
  ],
});

/** The follow-ups about what helps, what hinders and what was chosen between. */
export const forces = { slows, helps, second, carrier };
