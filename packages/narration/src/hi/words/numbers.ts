const WORDS = [
  'शून्य',
  'एक',
  'दो',
  'तीन',
  'चार',
  'पाँच',
  'छह',
  'सात',
  'आठ',
  'नौ',
  'दस',
  'ग्यारह',
  'बारह',
];

/** A count in words up to twelve, in digits above. */
export const countInWords = (count: number): string => WORDS[count] ?? String(count);
