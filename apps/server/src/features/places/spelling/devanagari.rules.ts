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

const LABIALS = 'पफबभम';
const VIRAMA = '्';
const NUKTA = '़';
/** Unwritten vowels that may be silent are tried both ways, but no more than these many of a name. */
const DOUBTFUL_AT_MOST = 4;

/** A syllable in Latin letters; `doubtful` where the unwritten vowel after it may be silent. */
interface Syllable {
  readonly text: string;
  readonly doubtful: boolean;
}

/**
 * Devanagari → the ways it may be written in Latin letters, folded: नागपुर gives nagpur and nagapur, for
 * the script does not show which unwritten vowels are silent. A last one always is; flapped ड़ is both d and r.
 */
export function romanisations(text: string): string[] {
  const words = text.normalize('NFD').split(/[^\u0900-\u0963]+/);
  const syllables = words.flatMap((word) => syllablesOf([...word]));
  let doubts = 0;
  let found = [''];
  for (const { text: latin, doubtful } of syllables) {
    const both = doubtful && doubts < DOUBTFUL_AT_MOST;
    if (both) doubts += 1;
    const endings = doubtful ? (both ? [latin, `${latin}a`] : [`${latin}a`]) : [latin];
    const flaps = endings.flatMap((each) =>
      each.includes('ṛ') ? [each.replace('ṛ', 'r'), each.replace('ṛ', 'd')] : [each],
    );
    found = found.flatMap((start) => flaps.map((each) => start + each));
  }
  return [...new Set(found)];
}

function syllablesOf(letters: readonly string[]): Syllable[] {
  const syllables: Syllable[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const consonant = CONSONANTS[letter];
    if (consonant === undefined) {
      const text =
        VOWELS[letter] ?? (letter === 'ं' || letter === 'ँ' ? nasalBefore(letters[at + 1]) : '');
      syllables.push({ text, doubtful: false });
      continue;
    }
    const flapped = letters[at + 1] === NUKTA;
    if (flapped) at += 1;
    const base = flapped && (letter === 'ड' || letter === 'ढ') ? 'ṛ' : consonant;
    const next = letters[at + 1];
    const sign = next === undefined ? undefined : VOWEL_SIGNS[next];
    if (sign !== undefined || next === VIRAMA) {
      at += 1;
      syllables.push({ text: base + (sign ?? ''), doubtful: false });
    } else {
      const nasal = next === 'ं' || next === 'ँ';
      const first = syllables.length === 0;
      const silent = next === undefined && !first;
      const heard = nasal || first;
      syllables.push({ text: heard ? `${base}a` : base, doubtful: !heard && !silent });
    }
  }
  return syllables;
}

const nasalBefore = (next: string | undefined): string =>
  next !== undefined && LABIALS.includes(next) ? 'm' : 'n';
