/** How each sign of Devanagari sounds in Latin letters, as people type Hindi on phones. */

const listed = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** Consonants; each is followed by its inherent vowel, a short a, unless a vowel sign or a virama follows. */
const CONSONANTS = listed(
  'कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फph बb भbh मm यy रr लl ळl वv शsh षsh सs हh',
);
const VOWELS = listed('अa आa इi ईi उu ऊu ऋri एe ऐai ओo औau ऑo ऍe');
const VOWEL_SIGNS = listed(
  '\u093Ea \u093Fi \u0940i \u0941u \u0942u \u0943ri \u0947e \u0948ai \u094Bo \u094Cau \u0949o \u0945e',
);
/** Nasal signs and visarga. */
const ENDINGS = listed('\u0901n \u0902n \u0903h');
const VIRAMA = '\u094D';
const NUKTA = '\u093C';

export const DEVANAGARI = /[\u0900-\u097F]/u;

/** Marks an inherent vowel (schwa) until it is known whether it is pronounced. */
const SCHWA = 'ə';
const VOWEL = `[aeiou${SCHWA}]`;
const CONSONANT = '(?:[kgcjtdpbs]hh?|[kgcjtdnpbmyrlvsh])';
/** A medial schwa that is deleted, in vowel, consonant, schwa, consonant, vowel: mar(a)na, khud(a)kushi; kept in zindagi. */
const DELETED_SCHWA = new RegExp(`(${VOWEL}${CONSONANT})${SCHWA}(?=${CONSONANT}${VOWEL})`, 'gu');

/**
 * Transliterates a word of Devanagari to Latin letters by sound, with schwa deletion: the inherent vowel is dropped at the
 * end of a word and between V C and C V (M. Ohala, Aspects of Hindi Phonology, 1983, chapter 6).
 */
export const soundOf = (word: string): string => {
  let sound = '';
  let isOpen = false;
  const close = (next: string): void => {
    sound += isOpen ? SCHWA + next : next;
    isOpen = false;
  };
  for (const sign of word) {
    const consonant = CONSONANTS.get(sign);
    const vowelSign = VOWEL_SIGNS.get(sign);
    if (consonant !== undefined) {
      close(consonant);
      isOpen = true;
    } else if (vowelSign !== undefined) {
      sound += vowelSign;
      isOpen = false;
    } else if (sign === VIRAMA) isOpen = false;
    else if (sign !== NUKTA) close(VOWELS.get(sign) ?? ENDINGS.get(sign) ?? sign);
  }
  return sound.replaceAll(DELETED_SCHWA, '$1').replaceAll(SCHWA, 'a');
};
