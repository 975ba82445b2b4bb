const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
};

const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
};

/** Dotted letters pronounced as a flap, written r or d. */
const FLAPS: Readonly<Record<string, readonly string[]>> = { ड: ['r', 'd'], ढ: ['rh', 'dh'] };

const LABIALS = 'पफबभम';
const VIRAMA = '्';
const NUKTA = '़';
/** Ambiguous syllables are expanded while the total stays within this limit, then only the first option is used. */
const MAX_SPELLINGS = 16;

/**
 * Possible Latin spellings of a Devanagari name, folded: नागपुर gives nagpur and nagapur, because the script
 * does not show which inherent vowels are silent. The last one always is; flapped ड़ is both r and d.
 */
export function romanisations(text: string): string[] {
  const words = text.normalize('NFD').split(/[^\u0900-\u0963]+/);
  const syllables = words.flatMap((word) => syllablesOf([...word]));
  const found = syllables.reduce<readonly string[]>(
    (starts, ways) => {
      const tried = starts.length * ways.length > MAX_SPELLINGS ? ways.slice(0, 1) : ways;
      return starts.flatMap((start) => tried.map((way) => start + way));
    },
    [''],
  );
  return [...new Set(found)];
}

/** The syllables of a word, each with its possible spellings, most likely first. */
function syllablesOf(letters: readonly string[]): string[][] {
  const syllables: string[][] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const consonant = CONSONANTS[letter];
    if (consonant === undefined) {
      const nasal = isNasal(letter) ? nasalBefore(letters[at + 1]) : '';
      syllables.push([VOWELS[letter] ?? nasal]);
      continue;
    }
    const flapped = letters[at + 1] === NUKTA;
    if (flapped) at += 1;
    const bases = (flapped ? FLAPS[letter] : undefined) ?? [consonant];
    const next = letters[at + 1];
    const sign = VOWEL_SIGNS[next ?? ''];
    if (sign !== undefined || next === VIRAMA) {
      at += 1;
      syllables.push(bases.map((base) => base + (sign ?? '')));
    } else if (syllables.length === 0 || isNasal(next)) {
      syllables.push(bases.map((base) => `${base}a`));
    } else if (next === undefined) {
      syllables.push([...bases]);
    } else {
      syllables.push(bases.flatMap((base) => [`${base}a`, base]));
    }
  }
  return syllables;
}

const isNasal = (letter: string | undefined): boolean => letter === 'ं' || letter === 'ँ';

const nasalBefore = (next: string | undefined): string =>
  next !== undefined && LABIALS.includes(next) ? 'm' : 'n';
