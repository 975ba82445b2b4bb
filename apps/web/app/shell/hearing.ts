import type { Danger, HelpLanguage } from '@dhruva/safety';

/** What a text is answered with: whose danger it speaks of, and in which language. */
export interface Heard {
  readonly danger: Danger;
  readonly language: HelpLanguage;
}

export type Hearing = (text: string) => Heard | undefined;

/** Fetches once; what could not be fetched, again when it is next asked for. */
const once = (load: () => Promise<Hearing>): (() => Promise<Hearing>) => {
  let loading: Promise<Hearing> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
};

/** Hears by phrases: until the model is there, and where it cannot be fetched. */
export const loadPhrases = once(async () => (await import('./hears-phrases.ts')).hearsByPhrases);

/** Hears by the model. */
export const loadModel = once(async () => (await import('./hears-model.ts')).hearsByModel);
