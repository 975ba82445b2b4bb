/**
 * Scripts of one family: Unicode lays their letters out in the order of Devanagari, each in a block of 128.
 * So one table, by place in the block, reads them all; what differs is named beside the script.
 */
interface BrahmicScript {
  readonly block: number;
  /** Whether vowels that are not written fall silent at the end of a word and between syllables. */
  readonly silentVowels: boolean;
  /** Letters read otherwise than their place says, by place in the block. */
  readonly own?: Readonly<Record<number, string>>;
}

const FLAP = 0x5c;
const VIRAMA = 0x4d;
const NUKTA = 0x3c;
const YA = 0x2f;
const LABIALS = { from: 0x2a, to: 0x2e };

const SCRIPTS: readonly BrahmicScript[] = [
  { block: 0x0900, silentVowels: true },
  // Bengali, Assamese and (below) Odia: ya is spoken j, unless dotted; khanda ta; Assamese ra and wa.
  { block: 0x0980, silentVowels: true, own: { 0x2f: 'j', 0x4e: 't', 0x70: 'r', 0x71: 'v' } },
  { block: 0x0a00, silentVowels: true },
  { block: 0x0a80, silentVowels: true },
  { block: 0x0b00, silentVowels: false, own: { 0x2f: 'j', 0x5f: 'y', 0x71: 'v' } },
  { block: 0x0c00, silentVowels: false },
  { block: 0x0c80, silentVowels: false },
  { block: 0x0d00, silentVowels: false },
];

/** Letters of consonants without a vowel (Malayalam chillu). */
const BARE: Readonly<Record<number, string>> = {
  0x7a: 'n',
  0x7b: 'n',
  0x7c: 'r',
  0x7d: 'l',
  0x7e: 'l',
  0x7f: 'k',
};
const MALAYALAM = 0x0d00;

const CONSONANTS: readonly string[] =
  'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(
    ' ',
  );
const FIRST_CONSONANT = 0x15;

const VOWELS: readonly string[] = 'a a a i i u u ri li e e e ai o o o au'.split(' ');
const FIRST_VOWEL = 0x04;
/** The signs of vowels stand in the order of the vowels from ā on. */
const SIGNS: readonly string[] = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const FIRST_SIGN = 0x3e;
const NASALS = [0x01, 0x02, 0x70];

interface Syllable {
  readonly consonant: string;
  /** The vowel; undefined where it is not written. */
  readonly vowel: string | undefined;
}

/** Whether a code point is a letter or sign of one of these scripts. */
export const isBrahmic = (code: number): boolean =>
  SCRIPTS.some(({ block }) => code >= block && code < block + 128);

/**
 * Latin spellings of one word in a script of the family, most likely first, at most three: unwritten vowels
 * silent where they usually are, or all spoken but the last; a flapped d as r, or as d. नागपुर: nagpur, nagapur.
 */
export function brahmicSpellings(word: string): string[] {
  const script = SCRIPTS.find(({ block }) => {
    const code = word.codePointAt(0) ?? 0;
    return code >= block && code < block + 128;
  });
  if (script === undefined) return [];
  const plain = word.normalize('NFC').replaceAll('റ്റ', 'ട്ട');
  const read = (flap: string): Syllable[] => syllablesOf(plain, script, flap);
  const syllables = read('r');
  const found = script.silentVowels
    ? [spelled(silenced(syllables)), spelled(lastSilenced(syllables)), spelled(silenced(read('d')))]
    : [spelled(syllables), spelled(read('d'))];
  return [...new Set(found)];
}

function syllablesOf(word: string, script: BrahmicScript, flap: string): Syllable[] {
  const codes = [...word].map((letter) => (letter.codePointAt(0) ?? 0) - script.block);
  const syllables: Syllable[] = [];
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0;
    const dotted = codes[at + 1] === NUKTA;
    const consonant = consonantOf(code, dotted, script, flap);
    const bare = script.block === MALAYALAM ? BARE[code] : undefined;
    if (bare !== undefined) syllables.push({ consonant: bare, vowel: '' });
    else if (consonant === undefined && NASALS.includes(code))
      syllables.push({ consonant: nasalBefore(codes[at + 1]), vowel: '' });
    else if (consonant === undefined) syllables.push({ consonant: '', vowel: vowelOf(code) });
    else {
      if (dotted) at += 1;
      const next = codes[at + 1] ?? 0;
      const sign = next === VIRAMA ? '' : SIGNS[next - FIRST_SIGN];
      if (sign !== undefined) at += 1;
      syllables.push({ consonant, vowel: sign });
    }
  }
  return syllables;
}

function consonantOf(
  code: number,
  dotted: boolean,
  { own }: BrahmicScript,
  flap: string,
): string | undefined {
  if (code === FLAP) return flap;
  if (dotted && (code === 0x21 || code === 0x22)) return code === 0x21 ? flap : `${flap}h`;
  if (dotted && code === YA) return 'y';
  return own?.[code] ?? CONSONANTS[code - FIRST_CONSONANT];
}

const vowelOf = (code: number): string =>
  VOWELS[code - FIRST_VOWEL] ?? SIGNS[code - FIRST_SIGN] ?? (code === 0x57 ? 'au' : '');

const nasalBefore = (next = 0): string => (next >= LABIALS.from && next <= LABIALS.to ? 'm' : 'n');

const spelled = (syllables: readonly Syllable[]): string =>
  syllables.map(({ consonant, vowel }) => consonant + (vowel ?? 'a')).join('');

function lastSilenced(syllables: readonly Syllable[]): Syllable[] {
  return syllables.map((syllable, at) =>
    at > 0 && at === syllables.length - 1 ? { ...syllable, vowel: syllable.vowel ?? '' } : syllable,
  );
}

/** Silent: the last unwritten vowel, and each between a syllable that ends in a vowel and one that has one. */
function silenced(syllables: readonly Syllable[]): Syllable[] {
  const spoken = lastSilenced(syllables);
  for (let at = spoken.length - 2; at > 0; at -= 1) {
    const [before, here, after] = [spoken[at - 1], spoken[at], spoken[at + 1]];
    const open = before !== undefined && before.vowel !== '';
    const followed = after !== undefined && after.consonant !== '' && after.vowel !== '';
    if (here !== undefined && here.vowel === undefined && open && followed)
      spoken[at] = { ...here, vowel: '' };
  }
  return spoken;
}
