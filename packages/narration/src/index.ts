export { LANGUAGES, narrate, narratePair, type Language } from './narrate.ts';
export type { Narrative, NarrativeFactor, NarrativeWindow } from './narrative.types.ts';
export type { AdviceWords } from './telling/advice.ts';
export type { DirectWords } from './telling/direct/direct-words.ts';
export type { NarrativeSentence } from './telling/sentences.ts';
