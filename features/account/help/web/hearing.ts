import type { Hearing } from './heard.ts';

/** Memoizes a loader; after a failure the next call tries again. */
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

/** Loads the phrase-based detector: used until the model is loaded, and where it cannot be. */
export const loadPhrases = once(async () => (await import('./hears-phrases.ts')).hearsByPhrases);

/** Loads the model-based detector. */
export const loadModel = once(async () => (await import('./hears-model.ts')).hearsByModel);
