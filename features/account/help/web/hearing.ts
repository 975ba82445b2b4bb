import type { Hearing } from './heard.ts';

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
