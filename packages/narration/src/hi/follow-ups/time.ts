import type { Carriers } from '../../follow-ups/follow-up.types.ts';
import type { FollowUpWords, Speech } from '../../follow-ups/follow-up-words.ts';
import { SPELLS, WITHIN } from './spells.ts';

/** "शुक्र के लंबे दौर में बृहस्पति की चाल"; "" where nothing is named. */
const behind = ({ passage, period }: Carriers, { graha, grahas, otherSide }: Speech): string => {
  const whose = period?.whose === 'other' ? `${otherSide} से ` : '';
  if (period === null) return passage.length === 0 ? '' : `${grahas(passage)} की चाल`;
  return passage.length === 0
    ? `${whose}${graha(period.graha)} का ${SPELLS[period.spell]}`
    : `${whose}${graha(period.graha)} के ${WITHIN[period.spell]} में ${grahas(passage)} की चाल`;
};

const bothBehind = (first: string, later: string): string => {
  if (first === '' || later === '') return '';
  return first === later
    ? `दोनों के पीछे यही है: ${first}।`
    : `पहले समय के पीछे ${first}; दूसरे के पीछे ${later}।`;
};

const wait: FollowUpWords['wait'] = (facts, speech) => {
  const { compared, gap } = facts;
  const { what } = speech;
  const [first, later] = [speech.stretch(facts.first), speech.stretch(facts.later)];
  const verdict = {
    better: `${what} के लिए ${first} के मुक़ाबले ${later} का समय ज़्यादा मज़बूत दिखता है, इसलिए रुकना भी एक अच्छा रास्ता है।`,
    same: `${what} के लिए ${later} का समय लगभग उतना ही अच्छा दिखता है जितना ${first} का, इसलिए रुकने में समय के सिवा ज़्यादा कुछ नहीं जाता।`,
    worse: `${what} के लिए ${later} का समय भी मददगार है, पर ${first} से हल्का, इसलिए उसे पहला नहीं, दूसरा मौक़ा मानकर चलें।`,
  };
  const advice = {
    better: `इसका मतलब है ${gap} महीने और: इन्हें तैयारी में लगाएँ, और बीच में कुछ अच्छा मिले तो उसे छोड़ने की कोई वजह नहीं।`,
    same: `इसका मतलब है ${gap} महीने और, जो तैयारी के काम आएँगे; पहले समय में शुरू की हुई बात दूसरे में पक सकती है।`,
    worse: `इसका मतलब होगा ${gap} महीने और, इसलिए जो आपके हाथ में है वह पहले समय में कर लें, और बचा हुआ काम दूसरे के लिए रहने दें।`,
  };
  return {
    question: `और अगर मैं ${speech.month(facts.later.from)} तक रुकूँ?`,
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
    question: `और अगर ${stretch} बात न बने?`,
    answer:
      months.length === 0
        ? [
            `जितना समय देखा गया, उसमें ${end} के बाद के कोई महीने ${what} के लिए उस समय जैसे अलग नहीं दिखते।`,
            'यह कोई बंद दरवाज़ा नहीं है: मतलब बस इतना है कि आगे मौसम से ज़्यादा आपकी अपनी लगातार मेहनत काम आएगी।',
            `इसलिए ${end} से पहले अपना हिस्सा पूरा कर लें, जो बच जाए उसे लिख लें, और हर हफ़्ते उसका सबसे छोटा टुकड़ा करते रहें।`,
          ]
        : [
            `उसके बाद ${what} के लिए ${speech.months(months)} पर ध्यान दें: ये बाक़ी महीनों से बेहतर दिखते हैं, हालाँकि उस पहले समय जितने नहीं।`,
            'पहला समय निकल जाए तो कुछ खोता नहीं; बस उसके बाद अपनी मेहनत थोड़ी ज़्यादा लग सकती है।',
            `इसलिए ${end} से पहले अपना हिस्सा पूरा कर लें, जो बच जाए उसे लिख लें, और तब वहीं से आगे बढ़ाएँ।`,
          ],
  };
};

const lightest: FollowUpWords['lightest'] = ({ months }, speech) => ({
  question: 'फिर भी सबसे हल्के महीने कौन-से हैं?',
  answer: [
    `जितना समय देखा गया, उसमें ${speech.what} के लिए ${speech.months(months)} सबसे हल्के दिखते हैं: बाक़ी महीनों से बेहतर, हालाँकि बहुत अलग नहीं।`,
    'इनमें आपका अपना दौर और ग्रहों की चाल एक-दूसरे के सबसे कम ख़िलाफ़ जाते हैं।',
    'सबसे ज़रूरी क़दम के लिए इन्हीं में से एक चुनें, क़दम छोटा रखें, और दूसरी कोशिश की गुंजाइश छोड़ें; बाक़ी महीनों में तैयारी को ही आगे बढ़ना मानें।',
  ],
});

const month: FollowUpWords['month'] = ({ window, best, next, quietest }, speech) => ({
  question: `${speech.stretch(window)} सबसे अच्छे महीने कौन-से हैं?`,
  answer: [
    `सबसे पहले ${speech.month(best)}, फिर ${speech.month(next)}।`,
    `इन दोनों में आपका अपना दौर और ग्रहों की चाल ${speech.what} के लिए सबसे ज़्यादा मददगार दिखते हैं।`,
    `${speech.month(quietest)} इनमें सबसे शांत दिखता है, इसलिए उसे तैयारी के लिए रखें।`,
    `पूछने, दस्तख़त करने या शुरू करने का दिन आप चुन सकें, तो उसे ${speech.month(best)} में देखें, और ${speech.month(next)} को दूसरी कोशिश मानें।`,
  ],
});

/** The follow-ups that compare months. */
export const time = { wait, after, lightest, month };
