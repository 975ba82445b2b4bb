export { LANGUAGES, narrate, narratePair, type Language } from './narrate.ts';
export type {
  Narrative,
  NarrativeFactor,
  NarrativeSentence,
  NarrativeWindow,
} from './narrative.types.ts';
export type { PairNarrative, PairSentence } from './telling/pair/pair-narrative.types.ts';
export type { AdviceWords } from './telling/advice.ts';
export type { DirectWords } from './telling/direct/direct-words.ts';
export { narrateOutline } from './narrate-outline.ts';
export type { NamedText, OutlineTexts } from './narrate-outline.ts';
export { followUpsOf, pairFollowUpsOf } from './narrate-follow-ups.ts';
export type { FollowUp, FollowUpId } from './follow-ups/follow-up.types.ts';
