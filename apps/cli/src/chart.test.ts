import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** One birth of the oracle (P0001 of packages/jyotish/reference/charts-public.jsonl). */
const AIZAWL = {
  id: 'P0001',
  date: '2023-01-16',
  time: '01:45:00',
  zone: 'Asia/Kolkata',
  lat: 23.7271,
  lon: 92.7176,
};

interface Reply {
  readonly id: unknown;
  readonly error?: string;
  readonly vimshottari?: { readonly running: { readonly at: string; readonly lord: string } };
}

const run = (input: string, zone = 'UTC'): string =>
  spawnSync(process.execPath, [fileURLToPath(new URL('chart.ts', import.meta.url))], {
    input,
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
  }).stdout;

const repliesTo = (...lines: readonly (object | string)[]): readonly Reply[] =>
  run(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Reply);

describe('chart command', () => {
  it('answers in the fields of the oracle', () => {
    const [reply] = repliesTo(AIZAWL);
    expect(reply).toMatchObject({
      id: 'P0001',
      weekday: 1,
      jdUt: 2459960.34375,
      bodies: {
        sun: { sign: 9, navamsa: 9, house: 3, retro: false },
        rahuTrue: { sign: 0, navamsa: 4, house: 6, retro: false },
      },
      ascendant: { sign: 7, navamsa: 3 },
      moonNakshatra: 14,
      moonPada: 2,
      vimshottari: {
        lordAtBirth: 'Rahu',
        running: { at: '2026-01-01T00:00:00Z', lord: 'Rahu' },
      },
      panchanga: { tithi: 23, yoga: 7, karana: 46 },
    });
  });

  it('goes on after a line it cannot answer, in order', () => {
    const replies = repliesTo(
      '{"id":',
      { ...AIZAWL, id: 2, date: '2023-02-30' },
      '',
      { id: 3 },
      { ...AIZAWL, id: 4, date: '1899-06-01' },
      { ...AIZAWL, id: 5, at: '2020-01-01' },
      { ...AIZAWL, id: 6, at: '2040-06-01' },
      { ...AIZAWL, id: 7, date: '2026-05-01' },
    );
    expect(
      replies.map(({ id, error, vimshottari }) => [id, error ?? vimshottari?.running.at]),
    ).toEqual([
      [null, 'request.broken-json'],
      [2, 'birth.date-unreal'],
      [3, 'birth.details-missing'],
      [4, 'birth.date-out-of-range'],
      [5, 'request.invalid'],
      [6, '2040-06-01T00:00:00Z'],
      [7, '2026-04-30T20:15:00Z'],
    ]);
  });

  it('gives the same bytes whatever the zone of the machine', () => {
    const input = JSON.stringify(AIZAWL);
    expect(run(input, 'America/New_York')).toBe(run(input, 'Asia/Kolkata'));
  });
});
