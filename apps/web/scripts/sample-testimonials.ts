import type { Plugin } from 'vite';
import { TESTIMONIALS } from '../app/content/testimonials.ts';

/** Vite plugin: a build reports how many testimonials are samples; with NO_SAMPLES set it fails if there is any. */
export const sampleTestimonials = (): Plugin => ({
  name: 'sample-testimonials',
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
