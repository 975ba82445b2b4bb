import { scan } from '@dhruva/safety';
import { HYPNOTHERAPIST_IDS, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HYPNOTHERAPY, HYPNOTHERAPY_SOURCES } from './hypnotherapy.ts';

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

const line = z.string().check(z.minLength(10), z.regex(/[.?]$/));
const schema = z.array(
  z.strictObject({
    title: z.string().check(z.minLength(5)),
    text: line,
    items: z.optional(z.array(line).check(z.minLength(4))),
  }),
);

it('has its six parts and four sources, and names a therapist who does it', () => {
  expect(z.safeParse(schema, HYPNOTHERAPY).error?.issues).toBeUndefined();
  expect([HYPNOTHERAPY.length, HYPNOTHERAPY_SOURCES.length]).toEqual([6, 4]);
  expect(HYPNOTHERAPIST_IDS.map((id) => therapistById(id).name)).toEqual(['Sample therapist E']);
});
