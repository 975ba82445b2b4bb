const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ə: 'a',
};

const DEVANAGARI_ZERO = 0x0966;

/**
 * Normalises a name for comparison: lower case, no diacritics, spaces, hyphens or other marks; Latin letters,
 * digits and Devanagari stay. In Devanagari, nukta and vowel length are dropped, and every spelling of a
 * nasal before its consonant (मुम्बई, मुंबई, मुँबई) becomes the anusvara.
 */
export function fold(text: string): string {
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[ßæœøłđðþıħə]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  return isDevanagari(plain) ? foldDevanagari(plain) : plain.replace(/[^a-z0-9]/g, '');
}

/** Whether any letter of the text is Devanagari. */
export const isDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text);

function foldDevanagari(text: string): string {
  return text
    .replace(/[^a-z0-9\p{Script=Devanagari}]/gu, '')
    .replace(/\u093c/g, '')
    .replace(/ँ/g, 'ं')
    .replace(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, 'ं')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु')
    .replace(/ई/g, 'इ')
    .replace(/ऊ/g, 'उ');
}
