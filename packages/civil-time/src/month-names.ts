/** The months as people write them, January first; three-letter English forms are the first three letters. */
export const MONTHS_ENGLISH = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const MONTHS_HINDI = [
  ['जनवरी'],
  ['फरवरी', 'फ़रवरी'],
  ['मार्च'],
  ['अप्रैल'],
  ['मई'],
  ['जून'],
  ['जुलाई'],
  ['अगस्त'],
  ['सितंबर', 'सितम्बर'],
  ['अक्टूबर', 'अक्तूबर'],
  ['नवंबर', 'नवम्बर'],
  ['दिसंबर', 'दिसम्बर'],
] as const;

/** A month's name in English (whole, three letters, or "Sept") or Hindi → 1–12, or undefined. */
export function monthNumber(name: string): number | undefined {
  const word = name.toLowerCase().normalize('NFC');
  const english = MONTHS_ENGLISH.findIndex((month) => {
    const whole = month.toLowerCase();
    return (
      word === whole || word === whole.slice(0, 3) || (word === 'sept' && whole === 'september')
    );
  });
  if (english >= 0) return english + 1;
  const hindi = MONTHS_HINDI.findIndex((names) =>
    names.some((each) => each.normalize('NFC') === word),
  );
  return hindi >= 0 ? hindi + 1 : undefined;
}
