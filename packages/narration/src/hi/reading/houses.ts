import type { Area, Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import type { InflectedNoun } from '../grammar.ts';
import { significationOf } from '../words/grahas.ts';

type Subjects = Readonly<Record<Bhava, string>>;
type SomeSubjects = Readonly<Partial<Subjects>>;

/** What each part of a chart is about, in the oblique: before "वाला हिस्सा". */
const SUBJECTS: Subjects = {
  1: 'स्वभाव और ऊर्जा',
  2: 'बचत, वाणी और परिवार',
  3: 'मेहनत, साहस और भाई-बहनों',
  4: 'घर, माँ और संपत्ति',
  5: 'बुद्धि, प्रेम और बच्चों',
  6: 'रोज़ के काम, कर्ज़ और मुक़ाबले',
  7: 'विवाह और साझेदारी',
  8: 'अचानक बदलाव और साझे धन',
  9: 'भाग्य, पिता और ऊँची शिक्षा',
  10: 'काम और पहचान',
  11: 'लाभ और मित्रों',
  12: 'ख़र्च, आराम और दूर की जगहों',
};

const work: SomeSubjects = {
  2: 'वेतन और बचत',
  3: 'मेहनत और पहल',
  5: 'हुनर और सूझ-बूझ',
  6: 'सेवा और रोज़ के काम',
  7: 'ग्राहकों और साझेदारों',
  8: 'रुकावट और अचानक बदलाव',
  9: 'भाग्य और मार्गदर्शकों',
  11: 'लाभ और क़द्र',
  12: 'ख़र्च और दूर की जगहों',
};
const love: SomeSubjects = {
  2: 'पारिवारिक जीवन',
  4: 'घर और सुकून',
  5: 'प्रेम',
  6: 'तकरार और ज़िम्मेदारियों',
  7: 'विवाह और जीवनसाथी',
  8: 'भरोसे और गहरे बदलाव',
  9: 'आशीर्वाद और बड़े-बुज़ुर्गों',
  11: 'इच्छाओं और मित्रों',
  12: 'निजी जीवन और दूरी',
};

const BY_AREA: Readonly<Partial<Record<Area, SomeSubjects>>> = {
  'career-job': work,
  'government-job': { ...work, 5: 'बुद्धि', 6: 'सेवा और प्रतियोगिता' },
  business: work,
  wealth: { 2: 'बचत', 5: 'सूझ-बूझ', 6: 'कर्ज़', 8: 'साझे धन', 12: 'ख़र्च' },
  'marriage-timing': love,
  'love-marriage': love,
  'spouse-nature': love,
  'marital-harmony': love,
  children: { 2: 'पारिवारिक जीवन', 5: 'बच्चों', 9: 'आशीर्वाद', 11: 'पूरी होती इच्छाओं' },
  education: {
    2: 'शुरुआती पढ़ाई',
    3: 'हुनर और अभ्यास',
    4: 'स्कूली शिक्षा',
    5: 'बुद्धि',
    9: 'ऊँची पढ़ाई',
    10: 'उपलब्धि',
    12: 'दूर की जगहों',
  },
  foreign: {
    3: 'छोटी यात्राओं',
    4: 'घर और जड़ों',
    7: 'यात्रा और नए लोगों',
    9: 'लंबी यात्राओं',
    12: 'विदेश के जीवन',
  },
  'property-vehicle': {
    2: 'बचत',
    3: 'बेचने और जगह बदलने',
    4: 'घर, ज़मीन और वाहन',
    6: 'कर्ज़',
    12: 'ख़र्च और छोड़कर जाने',
  },
  family: { 2: 'पारिवारिक जीवन', 3: 'छोटे भाई-बहनों', 4: 'माँ और घर', 9: 'पिता' },
  'spirituality-luck': { 5: 'भक्ति', 8: 'छिपी गहराई', 9: 'भाग्य और आस्था', 12: 'एकांत' },
};

const subjectOf = (house: Bhava, area: Area): string => BY_AREA[area]?.[house] ?? SUBJECTS[house];

/** A house in everyday words, after "कुंडली का", "कुंडली के": "काम और पहचान वाला हिस्सा". */
export const partOf = (house: Bhava, area: Area): InflectedNoun => {
  const subject = subjectOf(house, area);
  return { direct: `${subject} वाला हिस्सा`, oblique: `${subject} वाले हिस्से` };
};

/** "काम और पहचान वाला", where "हिस्सा" was said just before. */
export const partAgain = (house: Bhava, area: Area): string => `${subjectOf(house, area)} वाला`;

/** What a graha gives by its nature, before a postposition. */
export const natureOf = (graha: Graha, area: Area): string =>
  significationOf(graha, area).replace('उसका', 'उसके');
