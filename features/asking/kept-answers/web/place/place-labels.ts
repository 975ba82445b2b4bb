import type { AnswerLanguage } from '@dhruva/asking/answers/web';

/** What stands around an answer on its screen, in one language. */
interface PlaceLabels {
  readonly back: string;
  readonly share: string;
  readonly print: string;
  readonly kept: string;
  /** Shown in place of the server's answer, from what the device keeps. */
  readonly offline: string;
  readonly receipt: string;
  readonly wrong: string;
  /** What correcting does and does not do. */
  readonly wrongNote: string;
  readonly wrongOther: string;
  readonly askNext: string;
  readonly price: (rupees: number) => string;
  readonly forOther: string;
}

export const PLACE_LABELS: Readonly<Record<AnswerLanguage, PlaceLabels>> = {
  en: {
    back: 'My answers',
    share: 'Share a line',
    print: 'Print or save as PDF',
    kept: 'Readable on this device without a network, until you sign out.',
    offline: 'From this device: we cannot be reached just now.',
    receipt: 'Receipt',
    wrong: 'Something wrong? Correct it',
    wrongNote: 'A correction counts for answers to come. This one stays as it was given.',
    wrongOther: 'Something wrong? Ask again with the right details',
    askNext: 'Ask next',
    price: (rupees) => `₹${rupees}`,
    forOther: 'Ask this for somebody else',
  },
  hi: {
    back: 'मेरे जवाब',
    share: 'एक पंक्ति साझा करें',
    print: 'प्रिंट करें या PDF रखें',
    kept: 'साइन आउट करने तक इस फ़ोन या कंप्यूटर पर बिना नेटवर्क भी पढ़ा जा सकता है।',
    offline: 'यह इसी फ़ोन या कंप्यूटर से है: अभी हम तक पहुँचा नहीं जा सका।',
    receipt: 'रसीद',
    wrong: 'कुछ ग़लत है? सुधारें',
    wrongNote: 'सुधार आगे के जवाबों के लिए होगा। यह जवाब वैसा ही रहेगा जैसा दिया गया था।',
    wrongOther: 'कुछ ग़लत है? सही जानकारी के साथ फिर पूछें',
    askNext: 'आगे क्या पूछें',
    price: (rupees) => `₹${rupees}`,
    forOther: 'यही सवाल किसी और के लिए पूछें',
  },
};
