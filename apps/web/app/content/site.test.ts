import { expect, it } from 'vitest';
import { SITE } from '../lib/site.ts';

it('five social links, each with an address of its own', () => {
  expect(SITE.social.map(({ id }) => id)).toEqual([
    'video',
    'photos',
    'network',
    'microblog',
    'chat',
  ]);
  expect(new Set(SITE.social.map(({ href }) => href)).size).toBe(5);
});

// The server recognises placeholders by this ending and refuses to start in production while one is left.
it('every detail of the owner is given or marked as a placeholder', () => {
  const { brand, social, ...details } = SITE;
  expect(brand).not.toBe('');
  const all = [...Object.values(details), ...social.map(({ href }) => href)];
  for (const detail of all) {
    expect(detail.trim()).not.toBe('');
    expect(detail).not.toMatch(/placeholder|lorem|todo|xxx/i);
  }
});
