const BLOCK = 0x0b80;
const VIRAMA = '்';

/** Stops are written alike whether voiced or not: at the start or doubled, else between vowels, after a nasal. */
const STOPS: Readonly<Record<string, readonly [hard: string, between: string, nasal: string]>> = {
  க: ['k', 'g', 'g'],
  ச: ['ch', 's', 'j'],
  ட: ['t', 'd', 'd'],
  த: ['th', 'th', 'th'],
  ப: ['p', 'b', 'b'],
};
const OTHERS: Readonly<Record<string, string>> = {
  ங: 'n',
  ஞ: 'n',
  ண: 'n',
  ந: 'n',
  ன: 'n',
  ம: 'm',
  ய: 'y',
  ர: 'r',
  ற: 'r',
  ல: 'l',
  ள: 'l',
  ழ: 'zh',
  வ: 'v',
  ஜ: 'j',
  ஶ: 'sh',
  ஷ: 'sh',
  ஸ: 's',
  ஹ: 'h',
  ஃ: '',
};
const VOWELS: Readonly<Record<string, string>> = {
  அ: 'a',
  ஆ: 'a',
  இ: 'i',
  ஈ: 'i',
  உ: 'u',
  ஊ: 'u',
  எ: 'e',
  ஏ: 'e',
  ஐ: 'ai',
  ஒ: 'o',
  ஓ: 'o',
  ஔ: 'au',
};
const SIGNS: Readonly<Record<string, string>> = {
  'ா': 'a',
  'ி': 'i',
  'ீ': 'i',
  'ு': 'u',
  'ூ': 'u',
  'ெ': 'e',
  'ே': 'e',
  'ை': 'ai',
  'ொ': 'o',
  'ோ': 'o',
  'ௌ': 'au',
};
const NASALS = 'ஙஞணநனம';

/** Whether a code point is Tamil. */
export const isTamil = (code: number): boolean => code >= BLOCK && code < BLOCK + 128;

/** The Latin spelling of one Tamil word, its stops voiced by where they stand: மதுரை is madurai. */
export function tamilSpelling(word: string): string {
  const letters = [...word.normalize('NFC').replaceAll('ற்ற', 'ட்ட')];
  let latin = '';
  letters.forEach((letter, at) => {
    const consonant = STOPS[letter] ? stop(letters, at) : OTHERS[letter];
    if (consonant === undefined) {
      latin += VOWELS[letter] ?? '';
      return;
    }
    const next = letters[at + 1] ?? '';
    latin += consonant + (next === VIRAMA ? '' : (SIGNS[next] ?? 'a'));
  });
  return latin;
}

function stop(letters: readonly string[], at: number): string {
  const [hard = '', between = '', nasal = ''] = STOPS[letters[at] ?? ''] ?? [];
  if (at === 0 || letters[at + 1] === VIRAMA) return hard;
  if (letters[at - 1] !== VIRAMA) return between;
  return NASALS.includes(letters[at - 2] ?? ' ') ? nasal : hard;
}
