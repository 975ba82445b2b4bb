import type { Area, Graha } from '@dhruva/jyotish/vocabulary';

/** Names of the grahas: all masculine, the same before every postposition. */
export const GRAHA_NAMES: Readonly<Record<Graha, string>> = {
  sun: 'सूर्य',
  moon: 'चंद्रमा',
  mars: 'मंगल',
  mercury: 'बुध',
  jupiter: 'बृहस्पति',
  venus: 'शुक्र',
  saturn: 'शनि',
  rahu: 'राहु',
  ketu: 'केतु',
};

/** General signification of each graha, in ordinary life; the same before every postposition. */
export const GRAHA_SIGNIFICATIONS: Readonly<Record<Graha, string>> = {
  sun: 'आत्मविश्वास और अधिकार',
  moon: 'मन और ममता',
  mars: 'जोश और साहस',
  mercury: 'सोच, व्यापार और बातचीत',
  jupiter: 'बढ़त और अच्छी सलाह',
  venus: 'प्रेम और सुख',
  saturn: 'धीरज और लगातार मेहनत',
  rahu: 'बड़ी चाह और अनजानी राह',
  ketu: 'गहरी समझ और त्याग',
};

/** How each graha holds a matter back, in ordinary life. */
export const HARDSHIPS: Readonly<Record<Graha, string>> = {
  sun: 'अहं और अकड़',
  moon: 'बदलता मन',
  mars: 'जल्दबाज़ी और ग़ुस्सा',
  mercury: 'घबराहट और उलझन',
  jupiter: 'अति और जल्द भरोसा',
  venus: 'आराम और शौक़',
  saturn: 'देरी और ज़िम्मेदारियाँ',
  rahu: 'बेचैनी और उलझे वादे',
  ketu: 'मन का उचटना',
};

/** Significations of grahas in a life area, its significators above all. BPHS 32; PD 2. */
const BY_AREA: Readonly<Partial<Record<Area, Partial<Record<Graha, string>>>>> = {
  'career-job': {
    sun: 'पद और अधिकार',
    saturn: 'नौकरी और लगातार मेहनत',
    mercury: 'हुनर और बातचीत',
    jupiter: 'अच्छी सलाह और नाम',
    mars: 'जोश और लगन',
  },
  business: {
    mercury: 'व्यापार और हिसाब',
    venus: 'अच्छी पसंद और ग्राहकी',
    jupiter: 'पूँजी और बढ़त',
    saturn: 'उद्योग और कड़ी मेहनत',
    rahu: 'नई राह और दूर-दराज़ के कारोबार',
  },
  'government-job': {
    sun: 'सरकार और पद',
    mars: 'होड़ और अनुशासन',
    jupiter: 'क़ानून और सलाह',
    saturn: 'लोगों की सेवा',
  },
  wealth: {
    jupiter: 'धन और बढ़त',
    venus: 'सुख और सामान',
    mercury: 'व्यापार और हिसाब',
  },
  'property-vehicle': {
    mars: 'ज़मीन और मकान',
    venus: 'गाड़ी और आराम',
    moon: 'घर और सुकून',
    saturn: 'पुराने मकान और ठहराव',
    jupiter: 'बढ़त और बचत',
  },
  'love-marriage': {
    venus: 'प्रेम और आकर्षण',
    moon: 'भावना और कोमलता',
    mars: 'चाह और पहल',
    rahu: 'लीक से हटकर प्रेम',
  },
  'marriage-timing': {
    venus: 'प्रेम और विवाह',
    jupiter: 'आशीर्वाद और परिवार की बढ़त',
  },
  'spouse-nature': {
    venus: 'प्रेम और विवाह',
    jupiter: 'साथी की समझदारी',
    moon: 'साथी की भावना',
  },
  'marital-harmony': {
    venus: 'प्रेम और कोमलता',
    moon: 'मन और ममता',
    jupiter: 'अच्छी सलाह और क्षमा',
    mars: 'जोश और साहस',
  },
  children: {
    jupiter: 'संतान और मार्गदर्शन',
    moon: 'ममता और नज़दीकी',
  },
  family: {
    moon: 'माँ और घर',
    sun: 'पिता और ख़ानदान की इज़्ज़त',
    jupiter: 'परिवार की समझ',
    mars: 'भाई-बहनों का साथ',
  },
  education: {
    mercury: 'पढ़ाई और तेज़ समझ',
    jupiter: 'ज्ञान और गुरु',
    moon: 'याददाश्त और ध्यान',
  },
  foreign: {
    rahu: 'विदेश',
    moon: 'यात्रा',
    saturn: 'दूरी और लंबे प्रवास',
    ketu: 'वैराग्य और नई राह',
  },
  'spirituality-luck': {
    jupiter: 'श्रद्धा और मार्गदर्शन',
    sun: 'भीतर की रोशनी',
    ketu: 'गहरी समझ और त्याग',
    saturn: 'अनुशासन और एकांत',
  },
  self: {
    sun: 'स्वभाव और आत्मविश्वास',
    moon: 'मन और भावना',
    jupiter: 'विवेक और उम्मीद',
    mars: 'साहस और ऊर्जा',
  },
  'overall-timeline': {
    sun: 'मान और दमख़म',
    moon: 'मन और सेहत',
    jupiter: 'भाग्य और बढ़त',
  },
};

/** Signification of a graha, in a life area where one is given. */
export const significationOf = (graha: Graha, area?: Area): string =>
  (area && BY_AREA[area]?.[graha]) ?? GRAHA_SIGNIFICATIONS[graha];
