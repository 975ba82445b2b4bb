import type { LifeGroup } from '../../telling/everyday/life-group.ts';
import type { Grade, MonthsAhead, ReadingWords } from '../../telling/everyday/reading-words.ts';

const GRADES: Readonly<Record<Grade, string>> = {
  best: 'इस काम के लिए आपके सबसे अच्छे महीनों में',
  helps: 'और महीनों से बेहतर समय',
  even: 'आम समय',
  slows: 'और महीनों से धीमा समय',
  slowest: 'धीमा समय',
};

interface Uses {
  readonly good: string;
  readonly ordinary: string;
  readonly slow: string;
}

/** What good, ordinary and slow months are for, by what they are asked about. */
const USES: Readonly<Record<LifeGroup, Uses>> = {
  work: {
    good: 'काम में जो चाहते हैं, उसकी बात करें',
    ordinary: 'अपना काम समय पर और साफ़ रखें',
    slow: 'जो हाथ में है, उसे पूरा करें',
  },
  business: {
    good: 'नए ग्राहकों और साझेदारों से मिलें',
    ordinary: 'जो ग्राहक हैं, उनका ध्यान रखें',
    slow: 'ख़र्च कम रखें और वादे भी',
  },
  money: {
    good: 'बकाया माँगें और शर्तें बेहतर करवाएँ',
    ordinary: 'समय पर चुकाएँ और थोड़ा बचाएँ',
    slow: 'जो देना है वह दें, कोई बड़ा ख़र्च न छेड़ें',
  },
  seeking: {
    good: 'लोगों से मिलें और मन की बात कहें',
    ordinary: 'पुराने रिश्ते निभाते रहें',
    slow: 'किसी पर जवाब के लिए ज़ोर न डालें',
  },
  couple: {
    good: 'जो बात दोनों के लिए ज़रूरी है, वह करें',
    ordinary: 'साथ बैठने का समय निकालते रहें',
    slow: 'छोटी बातों को जाने दें',
  },
  apart: {
    good: 'पहल आप करें',
    ordinary: 'दरवाज़ा खुला रखें',
    slow: 'दबाव न डालें और ग़ुस्से में कुछ न लिखें',
  },
  family: {
    good: 'सबको साथ बिठाकर अटकी बातें सुलझाएँ',
    ordinary: 'छोटी-छोटी मदद करते रहें',
    slow: 'चुपचाप हाथ बँटाएँ और पुरानी बातें न छेड़ें',
  },
  home: {
    good: 'घर-गाड़ी देखें और काग़ज़ पक्के करें',
    ordinary: 'दाम मिलाएँ और काग़ज़ सँभालकर रखें',
    slow: 'जल्दी में कहीं दस्तख़त न करें',
  },
  study: {
    good: 'सबसे कठिन पाठ हाथ में लें और परीक्षा दें',
    ordinary: 'रोज़ का समय बनाए रखें',
    slow: 'पढ़ा हुआ दोहराएँ',
  },
  travel: {
    good: 'आवेदन करें और पूछताछ करें',
    ordinary: 'काग़ज़ तैयार रखें',
    slow: 'हर काग़ज़ के लिए ज़्यादा समय रखें',
  },
  self: {
    good: 'जो टालते आए हैं, उसे शुरू करें',
    ordinary: 'अपनी आदत बनाए रखें',
    slow: 'ख़ुद से कुछ कम माँगें',
  },
};

const USE_OF = {
  best: 'good',
  helps: 'good',
  even: 'ordinary',
  slows: 'slow',
  slowest: 'slow',
} as const satisfies Readonly<Record<Grade, keyof Uses>>;

/** Months of the coming year: how good they are, and what for. */
export const months: ReadingWords<never>['months'] = (
  stretch,
  { grade, group }: MonthsAhead,
  { isOne, best },
) => {
  const use = USES[group][USE_OF[grade]];
  if (isOne && best !== '') return `${stretch}: इन बारह महीनों में सबसे अच्छा समय; ${use}।`;
  const among = best === '' ? '' : `, उनमें भी सबसे अच्छा ${best}`;
  return `${stretch}: ${GRADES[grade]}${among}; ${use}।`;
};
