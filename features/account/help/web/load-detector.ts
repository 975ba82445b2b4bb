import type { DangerDetector } from './danger-detector.ts';

/** Memoizes a loader; after a failure the next call tries again. */
const once = (load: () => Promise<DangerDetector>): (() => Promise<DangerDetector>) => {
  let loading: Promise<DangerDetector> | undefined;
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
export const loadPhraseDetector = once(
  async () => (await import('./detect-by-phrases.ts')).detectByPhrases,
);

/** Loads the model-based detector. */
export const loadModelDetector = once(
  async () => (await import('./detect-by-model.ts')).detectByModel,
);
