import type { Area, Varga } from '@dhruva/jyotish/vocabulary';

/** Name of each divisional chart and what it is read for, before "की". */
const VARGA_WORDS: Readonly<Record<Varga, { readonly name: string; readonly of: string }>> = {
  1: { name: 'जन्म कुंडली', of: 'पूरे जीवन' },
  2: { name: 'होरा', of: 'धन' },
  3: { name: 'द्रेष्काण', of: 'भाई-बहन और मेहनत' },
  4: { name: 'चतुर्थांश', of: 'घर और संपत्ति' },
  7: { name: 'सप्तांश', of: 'बच्चों' },
  9: { name: 'नवांश', of: 'भीतरी बल' },
  10: { name: 'दशमांश', of: 'काम' },
  12: { name: 'द्वादशांश', of: 'माता-पिता' },
  16: { name: 'षोडशांश', of: 'वाहन और सुख' },
  20: { name: 'विंशांश', of: 'साधना' },
  24: { name: 'चतुर्विंशांश', of: 'पढ़ाई' },
  27: { name: 'भांश', of: 'भीतरी ताक़त' },
  30: { name: 'त्रिंशांश', of: 'स्वभाव की परीक्षा' },
  40: { name: 'खवेदांश', of: 'माँ के कुल' },
  45: { name: 'अक्षवेदांश', of: 'पिता के कुल' },
  60: { name: 'षष्ट्यंश', of: 'सबसे बारीक बातों' },
};

const PARTNERSHIP: readonly Area[] = [
  'marriage-timing',
  'love-marriage',
  'spouse-nature',
  'marital-harmony',
];

/** "नवांश[विवाह की सूक्ष्म कुंडली]": the ninth is the chart of marriage where marriage is asked about. */
export const vargaInWords = (varga: Varga, area: Area): string => {
  const { name, of } = VARGA_WORDS[varga];
  const read = varga === 9 && PARTNERSHIP.includes(area) ? 'विवाह' : of;
  return `${name}[${read} की सूक्ष्म कुंडली]`;
};
