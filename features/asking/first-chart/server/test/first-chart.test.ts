import { createHash } from 'node:crypto';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { leadingZeroBits, workText } from '@dhruva/account/auth/contract/proof-of-work';
import { HOUR_MS } from '@dhruva/kernel/durations';
import { DEVICE_HEADER } from '@dhruva/kernel/limits';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { countHit } from '@dhruva/server/platform/rate-limit.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { FIRST_QUESTIONS } from '../../contract/first-questions.ts';
import { drawChart } from '../../contract/routes.ts';

const server = await buildTestApp();
const { app, deps } = server;
const NOW = Date.parse('2026-11-28T06:00:00Z');
await server.clock.set(NOW - Date.now());
afterAll(async () => server.clock.set(0));

const BORN = { dob: '14 February 1996', timeOfBirth: '6:40 AM', placeOfBirth: 'Pune, Maharashtra' };
const draw = async (change: object = {}, options: object = {}) =>
  call(app, drawChart, { body: { ...BORN, ...change }, ...options });

/** Rows of every table but the limiter’s counts. */
const rowCounts = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'rate_limits'
  `.execute(deps.db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await sql<{
      count: number;
    }>`select count(*)::int from ${sql.raw(name)}`.execute(deps.db);
    counts[name] = counted.rows[0]?.count ?? 0;
  }
  return counts;
};

/** Hashes, ids, instants and durations: any four digits may stand in them by chance. */
const MADE_BY_CHANCE = /[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{13}|\d+\.\d+/gu;

describe('a chart without an account', () => {
  it('is drawn with what runs, what changes next, and how firm four answers would be', async () => {
    const { status, reply } = await draw();
    expect(status).toBe(200);
    expect([reply.lagna, reply.moons, reply.nextOn]).toEqual([9, [7], '2027-01-25']);
    expect(reply.birth).toMatchObject({ date: '1996-02-14', time: '06:40', timeUnknown: false });
    expect(reply.birth.place.label).toMatch(/^Pune/);
    expect(reply.texts.en).toMatchObject({
      star: { name: 'Jyeshtha' },
      running: { name: 'Venus' },
    });
    expect(reply.texts.en.next).toContain('25 January 2027');
    expect(reply.texts.hi.next).toContain('25 जनवरी 2027');
    expect(reply.chart.grahas.moon).toEqual({ rashi: 7, house: 11 });
    expect(reply.firmness.map(({ questionId }) => questionId)).toEqual(FIRST_QUESTIONS);
    for (const { holdsMinutes, holdsShareOfDay } of reply.firmness)
      expect([typeof holdsMinutes, holdsShareOfDay]).toEqual(['number', null]);
  });

  it('without a time tells only what holds all day', async () => {
    const { reply } = await draw({ timeOfBirth: '', timeUnknown: true });
    expect([reply.lagna, reply.texts.en.lagna, reply.birth.timeUnknown]).toEqual([
      null,
      null,
      true,
    ]);
    expect(reply.chart.from).toBe('moon');
    expect(reply.texts.en.next).toMatch(/Jupiter|Saturn/);
    for (const { holdsMinutes, holdsShareOfDay } of reply.firmness)
      expect([holdsMinutes, typeof holdsShareOfDay]).toEqual([null, 'number']);
  });

  it('leaves nothing behind: no row, no line of the log', async () => {
    const before = await rowCounts();
    const lines = server.logged.length;
    await draw();
    await draw({ dob: '5/6/1990' });
    await draw({ placeOfBirth: 'Rampur' });
    expect(await rowCounts()).toEqual(before);
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(deps.db);
    const written = [
      ...rows.map(({ key }) => key),
      ...server.logged.slice(lines).map((line) => JSON.stringify(line)),
    ].map((text) => text.replaceAll(MADE_BY_CHANCE, ''));
    for (const typed of ['1996', '1990', 'Pune', 'Rampur', '6:40', '06:40'])
      expect(written.filter((text) => text.includes(typed))).toEqual([]);
  });
});

describe('a birth is refused', () => {
  it.each([
    ['birth.details-missing', { dob: ' ' }, 400],
    ['birth.details-missing', { timeOfBirth: '' }, 400],
    ['birth.details-missing', { placeOfBirth: '' }, 400],
    ['profile.date-invalid', { dob: 'last spring' }, 400],
    ['birth.date-future', { dob: '1 January 2030' }, 400],
    ['birth.date-out-of-range', { dob: '1 January 1850' }, 400],
    ['profile.time-invalid', { timeOfBirth: 'early' }, 400],
    ['person.under-18', { dob: '29 November 2008' }, 403],
    ['person.under-18', { dob: '2012-02-14', timeOfBirth: '', timeUnknown: true }, 403],
    [
      'birth.time-gap',
      { dob: '2000-03-26', timeOfBirth: '01:30', placeOfBirth: 'London, England' },
      400,
    ],
    [
      'birth.time-overlap',
      { dob: '2000-10-29', timeOfBirth: '01:30', placeOfBirth: 'London, England' },
      400,
    ],
    ['place.coordinates-invalid', { coordinates: { lat: 120, lon: 0 } }, 400],
    ['request.unknown-key', { gender: 'female' }, 400],
  ])('%s: %j', async (code, change, status) => {
    const { status: answered, refusal } = await draw(change);
    expect([refusal.code, answered]).toEqual([code, status]);
  });

  it('a date or a time that can be read in two ways asks which', async () => {
    const date = await draw({ dob: '05/06/1990' });
    expect(date.refusal.code).toBe('profile.date-ambiguous');
    expect(date.refusal.choices).toEqual([
      { value: '1990-06-05', label: '5 June 1990' },
      { value: '1990-05-06', label: '6 May 1990' },
    ]);
    const time = await draw({ timeOfBirth: '6:40' });
    expect(time.refusal.choices?.map(({ value }) => value)).toEqual(['06:40', '18:40']);
  });

  it('a place of many is asked about with candidates, and the chosen one is taken', async () => {
    const { refusal } = await draw({ placeOfBirth: 'Rampur' });
    expect(refusal.code).toBe('place.ambiguous');
    const [first] = refusal.candidates ?? [];
    const { reply } = await draw({ placeOfBirth: first?.label, placeId: first?.id });
    expect(reply.birth.place.label).toBe(first?.label);
    expect((await draw({ placeOfBirth: 'zzzzzz' })).refusal.code).toBe('place.unknown');
  });

  it('at eighteen, by the calendar of the birthplace, it is drawn', async () => {
    expect((await draw({ dob: '28 November 2008' })).status).toBe(200);
  });
});

describe('how often', () => {
  it('a known device is served twenty charts an hour, whatever its neighbours ask', async () => {
    const address = '198.51.100.7';
    const headers = { [DEVICE_HEADER]: 'device-of-somebody-known-0001' };
    const token = await logIn(server, '9480000001', address);
    await call(app, getProfile, { token, headers, address });
    const drawn = async () => (await draw({ dob: 'x' }, { headers, address })).status;
    const statuses = [];
    for (let at = 0; at < 21; at += 1) statuses.push(await drawn());
    expect(statuses.map((status) => status === 429)).toEqual([...Array(20).fill(false), true]);
    const refused = await draw({}, { headers, address });
    expect([refused.refusal.code, Number(refused.retryAfter) > 0]).toEqual([
      'request.rate-limited',
      true,
    ]);
  });

  it('above a wide number a block of addresses does a small sum for each chart, once', async () => {
    const address = '203.0.113.9';
    const block = deps.hash('address', '203.0.113.0/24');
    const rule = { scope: 'first charts', limit: 10_000, windowSeconds: 3_600 };
    for (let at = 0; at < 600; at += 1) await countHit(deps.db, rule, block);
    const { status, refusal } = await draw({}, { address });
    expect([status, refusal.code]).toEqual([428, 'first-chart.work-needed']);
    const { puzzle, bits } = refusal.puzzle!;
    const hashOf = (answer: number) =>
      createHash('sha256').update(workText(puzzle, answer)).digest();
    let answer = 0;
    while (leadingZeroBits(hashOf(answer)) < bits) answer += 1;
    const work = { puzzle, answer };
    expect((await draw({ work }, { address: '192.0.2.1' })).status).toBe(200);
    expect((await draw({ work: { puzzle, answer: answer + 1 } }, { address })).status).toBe(428);
    expect((await draw({ work }, { address })).status).toBe(200);
    expect((await draw({ work }, { address })).status).toBe(428);
    await server.clock.set(NOW - Date.now() + HOUR_MS + 60_000);
    expect((await draw({}, { address })).status).toBe(200);
  });
});
