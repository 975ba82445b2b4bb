import type { Bhava } from '@dhruva/jyotish/vocabulary';
import type { ReadingWords } from '../../telling/everyday/reading-words.ts';
import { DELAY_LOOKS, HELP_LOOKS } from './manners.ts';
import { DELAY_COMES, HELP_COMES } from './places.ts';

/** Matters that are a state rather than an undertaking: one supports them, where one helps with others. */
const IS_STATE =
  /(?:शादी|जीवन|रिश्ते|रिश्तों|साथ|समझ|शांति|हालात|ख़ूबियों|कारोबार|काम-काज|साझेदारी|आमदनी|जमा-पूँजी|मक़सद|साल|दौर)$/u;

/** Between the matter and how help comes, and after it; "में" is not said twice. */
const helpOf = (matter: string): readonly [string, string] => {
  if (matter.includes(' में ')) return ['के लिए मदद', 'मिलती है'];
  return IS_STATE.test(matter) ? ['को सहारा', 'मिलता है'] : ['में मदद', 'मिलती है'];
};

/** The same of delay: "तरक़्क़ी में अड़चन", "नौकरी बदलने की राह में अड़चन". */
const delayOf = (matter: string): readonly [string, string] => [
  matter.endsWith('ने') || matter.includes(' में ') ? 'की राह में अड़चन' : 'में अड़चन',
  'आती है',
];

const howOf = (places: Readonly<Record<Bhava, string>>, house: Bhava | undefined): string =>
  house === undefined ? 'इस तरह' : places[house];

/** How help or delay in the matter comes: "तरक़्क़ी में मदद अक्सर दोस्तों और जान-पहचान वालों से मिलती है: …". */
export const way: ReadingWords<never>['way'] = (leads, matter, { graha, house }) => {
  const isHelp = leads === 'for';
  const [noun, verb] = isHelp ? helpOf(matter) : delayOf(matter);
  const how = howOf(isHelp ? HELP_COMES : DELAY_COMES, house);
  return `${matter} ${noun} अक्सर ${how} ${verb}: ${(isHelp ? HELP_LOOKS : DELAY_LOOKS)[graha]}।`;
};
