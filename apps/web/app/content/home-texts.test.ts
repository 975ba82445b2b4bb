import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FAQ } from './faq.ts';
import { FAQ_TEASER } from './faq-teaser.ts';
import { QUOTES } from './quotes.ts';
import { TAGLINES } from './taglines.ts';
import { TESTIMONIALS } from './testimonials.ts';

const sentence = z.string().check(z.regex(/^[A-Z].*[.?]$/, 'a sentence'), z.maxLength(60));
const text = z.string().check(z.minLength(80), z.maxLength(240));
const testimonial = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sample'),
    name: z.string().check(z.startsWith('Example: ')),
    text: text.check(z.regex(/^(Someone|Two people) who /, 'what the service does, no praise')),
  }),
  z.strictObject({
    kind: z.literal('verified'),
    name: z.string().check(z.minLength(1)),
    text,
    verifiedOrderId: z.string().check(z.minLength(1)),
    consentAt: z.iso.datetime(),
  }),
]);
const different = (texts: readonly string[]) => new Set(texts).size === texts.length;

describe('the texts of the home page', () => {
  it.each([
    ['taglines', TAGLINES],
    ['quotes', QUOTES],
  ])('%s: five, short, each another', (_, texts) => {
    expect(z.array(sentence).check(z.length(5)).parse(texts)).toEqual(texts);
    expect(different(texts)).toBe(true);
  });

  it('testimonials: three, each with a name and a text, samples that say so', () => {
    expect(z.array(testimonial).check(z.length(3)).parse(TESTIMONIALS)).toEqual(TESTIMONIALS);
    expect(different(TESTIMONIALS.map(({ name }) => name))).toBe(true);
  });

  it('the teaser: in short, the fifth, the third and the seventeenth of the questions often asked', () => {
    expect([FAQ[4], FAQ[2], FAQ[16]]).toMatchObject(FAQ_TEASER);
  });
});
