/** Map from strings of pairs "seen meant", a space between the two signs. */
const pairs = (...lists: readonly string[]): ReadonlyMap<string, string> =>
  new Map(lists.flatMap((list) => list.split(' ')).map(([seen = '', meant = '']) => [seen, meant]));

/**
 * Letters of other alphabets that look like Latin ones, and the Devanagari digits: seen → meant.
 */
export const LOOK_ALIKES: ReadonlyMap<string, string> = pairs(
  'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd һh ԛq ԝw ӏl ɡg ɑa ıi łl øo đd ʟl ɪi ᴅd ᴇe',
  'αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw',
  '०0 १1 २2 ३3 ४4 ५5 ६6 ७7 ८8 ९9',
);

/** Digits and signs typed in place of a letter. A 1 stands for i or for l. */
export const STAND_INS: ReadonlyMap<string, string> = pairs(
  '0o 1i 3e 4a 5s 7t 8b 9g @a $s !i |l €e £l',
);

/**
 * Words recognised with a space, a sign or a star put inside them; each is long enough for that.
 */
export const DISGUISED_WORDS: readonly string[] = [
  'suicide suicidal khudkushi aatmahatya atmahatya selfharm murder death disease cancer',
  'diabetes pregnant pregnancy abortion miscarriage lottery gambling betting jackpot casino',
  'bitcoin crypto sensex lawsuit verdict cheating affair unfaithful vashikaran witchcraft',
  'intercaste gemstone rudraksha husband daughter',
].flatMap((line) => line.split(' '));
