import type { Trend } from '@dhruva/jyotish/vocabulary';
import type { FollowUpFacts } from '../../follow-ups/follow-up.types.ts';
import type { FollowUpWords, Speech } from '../../follow-ups/follow-up-words.ts';

/** How a way looks, by the trend: before "दिखता". */
const LOOKS: Readonly<Record<Trend, string>> = {
  'very-supportive': 'बहुत आसान',
  supportive: 'आसान',
  mixed: 'मिला-जुला',
  demanding: 'धीमा',
  'very-demanding': 'बहुत धीमा',
};

const verdict = ({ moved, isSameTrend }: FollowUpFacts['earlier']): string => {
  if (moved.isSameAnswer)
    return moved.isSameFirstWindow
      ? 'जन्म दस मिनट पहले हुआ होता, तब भी उत्तर यही रहता।'
      : 'जन्म दस मिनट पहले हुआ होता, तो आपके बारे में कही बात यही रहती, पर समय बदल जाता।';
  return isSameTrend || moved.trend === null
    ? 'जन्म दस मिनट पहले हुआ होता, तो उत्तर में पहले दूसरी बातें आतीं।'
    : `जन्म दस मिनट पहले हुआ होता, तो उत्तर बदल जाता: रास्ता ${LOOKS[moved.trend]} दिखता।`;
};

const stretches = (
  { moved: { windows, isSameFirstWindow }, first }: FollowUpFacts['earlier'],
  { stretch }: Speech,
): string => {
  const [other] = windows;
  if (other === undefined)
    return first === undefined ? '' : `${stretch(first)} का समय तब अलग से न उभरता।`;
  if (first === undefined) return `${stretch(other)} का समय उभर आता, जहाँ अभी कोई महीने नहीं उभरते।`;
  if (!isSameFirstWindow) return `पहला अच्छा समय ${stretch(first)} के बजाय ${stretch(other)} होता।`;
  return other.from === first.from && other.to === first.to
    ? `पहला अच्छा समय तब भी ${stretch(first)} ही होता।`
    : `पहला अच्छा समय ${stretch(other)} होता, यानी शुरुआत में एक महीने से ज़्यादा का फ़र्क़ नहीं।`;
};

const holds = (minutes: number): string =>
  minutes === 0
    ? 'आपका उत्तर काँटे पर टिका है: इधर या उधर एक मिनट का फ़र्क़ भी उसे बदल सकता है।'
    : `जन्म का समय ${minutes} मिनट तक आगे-पीछे हो, तब भी आपका उत्तर यही रहता है।`;

const earlier: FollowUpWords['earlier'] = (facts, speech) => ({
  question: 'अगर मेरा जन्म दस मिनट पहले हुआ होता?',
  answer: [
    verdict(facts),
    stretches(facts, speech),
    holds(facts.holdsMinutes),
    'समय जन्म-प्रमाणपत्र से है तो उस पर भरोसा कर सकते हैं; याद से है तो किसी एक महीने पर सब कुछ टिकाने से पहले घर में एक बार और पूछ लें।',
    'यह सिर्फ़ आज़माकर देखना था: आपकी अपनी जानकारी जैसी थी वैसी ही है।',
  ],
});

const PERCENT = 100;

const time: FollowUpWords['time'] = ({ share }) => ({
  question: 'जन्म का समय मिल जाए तो क्या जुड़ेगा?',
  answer: [
    'तब महीने बताए जा सकेंगे, और उत्तर दिन के साथ समय के हिसाब से भी सही होगा।',
    `उसके बिना भी यह उत्तर उस दिन के ${Math.round(share * PERCENT)} प्रतिशत हिस्से के लिए सही रहता है।`,
    'घर के सबसे बड़े व्यक्ति से पूछें कि जन्म सूरज निकलने से पहले हुआ या बाद में, खाने के समय या दीया जलने पर; जन्म-प्रमाणपत्र भी खोजें।',
    'आधे घंटे का अंदाज़ा भी अच्छी शुरुआत है, और यहाँ जो बताया गया वह जैसा है वैसा ही रखा रहेगा।',
  ],
});

/** The follow-ups about the time of birth. */
export const birthTime = { earlier, time };
