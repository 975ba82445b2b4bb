export { LANGUAGES, narrate, narratePair, type Language } from './narrate.ts';
export type { Narrative, NarrativeFactor, NarrativeWindow } from './narrative.types.ts';
