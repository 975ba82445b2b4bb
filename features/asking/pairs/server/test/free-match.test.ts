import { PAIR } from '@dhruva/server/test/births.ts';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { expect, it } from 'vitest';
import { freeMatch, getSingleAnswer } from '../../contract/routes.ts';
import type { PairData } from '../../contract/schemas.ts';

const server = await buildTestApp();
const { app } = server;
await server.clock.set(Date.parse('2026-11-21T12:00:00+05:30') - Date.now());
const token = await logIn(server, '9395000001');
const match = async (pair: PairData) => call(app, freeMatch, { token, body: pair });

it('tells the points both ways, once it is said who is the bride one way, and Manglik of each', async () => {
  const both = (await match(PAIR)).reply;
  expect(both.ways.map(({ bride }) => bride).toSorted()).toEqual(['other', 'self']);
  for (const bride of ['self', 'other'] as const) {
    const one = (await match({ ...PAIR, bride })).reply;
    expect(one.ways).toEqual(both.ways.filter((way) => way.bride === bride));
    const [way] = one.ways;
    expect(one.en.points.join(' ')).toContain(`${way?.raw} of 36 points`);
  }
  const { en, hi } = both;
  expect(en.manglik.length).toBeGreaterThanOrEqual(3);
  expect(en.manglik[0]).toMatch(/^You are .*Manglik/u);
  expect(en.manglik[1]).toMatch(/^The other person is .*Manglik/u);
  expect(hi.points).toHaveLength(en.points.length);
  expect(hi.points.join(' ')).toMatch(/36 में से/u);
  expect(hi.manglik).toHaveLength(en.manglik.length);
  expect(hi.manglik.join(' ')).toMatch(/मांगलिक/u);
});

it('calls the other person by the name given', async () => {
  const { en, hi } = (await match({ ...PAIR, names: { self: 'Riya', other: ' Arjun ' } })).reply;
  expect(en.manglik[1]).toMatch(/^Arjun is .*Manglik/u);
  expect(hi.manglik[1]).toMatch(/^Arjun /u);
});

it('says why where the ways differ', async () => {
  const days = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0'));
  for (const day of days) {
    const otherData = { ...PAIR.otherData, dateOfBirth: `1992-11-${day}` };
    const { ways, en } = (await match({ ...PAIR, otherData })).reply;
    const [first, second] = ways;
    if (first?.raw === second?.raw) continue;
    expect(en.points.join(' ')).toMatch(/the other way round .* counted from one partner/u);
    return;
  }
  expect.unreachable('no pair of the month has two totals');
});

it('gives nothing that is sold: the answer still needs to be paid for', async () => {
  await match(PAIR);
  const questionText = 'How compatible are we as life partners?';
  const { refusal } = await call(app, getSingleAnswer, { token, body: { questionText, ...PAIR } });
  expect(refusal.code).toBe('prediction.not-entitled');
});

it('leaves the points open where the times do', async () => {
  const untimed = { timeOfBirth: '', timeUnknown: true };
  const days = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0'));
  for (const day of days) {
    const otherData = { ...PAIR.otherData, dateOfBirth: `1992-11-${day}`, ...untimed };
    const { ways, en } = (await match({ ...PAIR, otherData })).reply;
    if (ways.length > 0) continue;
    expect(en.points.join(' ')).toMatch(/between \d+(?:\.5)? and \d+(?:\.5)? of 36 points/u);
    expect(en.manglik.length).toBeGreaterThan(0);
    return;
  }
  expect.unreachable('the points of every day of the month are known');
});

it.each([
  [
    'someone under 18',
    { otherData: { ...PAIR.otherData, dateOfBirth: '2015-01-01' } },
    'person.under-18',
  ],
  ['no consent', { otherAgrees: false }, 'prediction.consent-missing'],
  [
    'a birth that is not filled in',
    { selfData: { ...PAIR.selfData, timeOfBirth: '' } },
    'compatibility.details-missing',
  ],
])('refuses %s', async (_case, change, code) => {
  expect((await match({ ...PAIR, ...change })).refusal.code).toBe(code);
});
