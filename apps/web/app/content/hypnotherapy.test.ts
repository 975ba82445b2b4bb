import { scan } from '@dhruva/safety';
import { expect, it } from 'vitest';
import { HYPNOTHERAPY } from './hypnotherapy.ts';

const said = HYPNOTHERAPY.flatMap(({ title, text, items = [] }) => [title, text, ...items]);

it('promises nothing and sells no superstition', () => {
  const found = scan(said.join('\n')).map(({ subject }) => subject);
  for (const subject of ['guarantee', 'curses', 'paid-remedies', 'death'])
    expect(found).not.toContain(subject);
  expect(said.join('\n')).not.toMatch(/\bcure|miracle|past li(?:fe|ves)|astrolog/i);
});

it('says who should not have it, and that it does not replace treatment', () => {
  expect(said.join('\n')).toMatch(/Do not have it if you live with psychosis/);
  expect(said.join('\n')).toMatch(/not a replacement for a doctor/);
});
