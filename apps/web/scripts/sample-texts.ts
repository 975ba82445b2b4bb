import type { Plugin } from 'vite';
import { TESTIMONIALS } from '../app/content/testimonials.ts';

/** A build says how many testimonials are samples of ours; with NO_SAMPLES set it refuses while there is one. */
export const sampleTexts = (): Plugin => ({
  name: 'sample-texts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    const samples = TESTIMONIALS.filter(({ kind }) => kind === 'sample').length;
    if (samples === 0) return;
    const text = `${samples} testimonials are samples, and say so on their cards (app/content/testimonials.ts).`;
    if (process.env['NO_SAMPLES'] === undefined) this.warn(text);
    else this.error(text);
  },
});
