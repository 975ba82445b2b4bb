import type { ErrorCode } from '@dhruva/kernel/errors';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { describe, expect, it } from 'vitest';
import { addPerson, changePerson, myPeople, removePerson } from '../../contract/routes.ts';
import { MAX_PEOPLE, type PersonDetails } from '../../contract/schemas.ts';

const server = await buildTestApp();
const { app, deps } = server;
await server.clock.set(Date.parse('2026-11-21T12:00:00+05:30') - Date.now());

const RAVI: PersonDetails = {
  name: 'Ravi Kumar',
  relation: 'partner',
  gender: 'male',
  dob: '1992-11-03',
  timeOfBirth: '09:05',
  placeOfBirth: 'Nashik, Maharashtra, India',
  agrees: true,
  facts: { work: 'own-business' },
};
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const add = async (token: string, details: PersonDetails = RAVI) =>
  call(app, addPerson, { token, body: details });
const list = async (token: string) => (await call(app, myPeople, { token })).reply.people;

describe('the list of people', () => {
  it('is empty at first, and keeps what was typed with the birth that was understood', async () => {
    const token = await logIn(server, '9480000001');
    expect(await list(token)).toEqual([]);
    const { reply } = await add(token, { ...RAVI, name: '  Ravi   Kumar ' });
    expect(reply).toMatchObject({ details: RAVI, birth: { date: '1992-11-03', time: '09:05' } });
    await add(token, { ...RAVI, name: 'Meera', relation: 'family' });
    expect((await list(token)).map(({ details }) => details.name)).toEqual(['Ravi Kumar', 'Meera']);
  });

  it('takes a change whole: a fact that is left out is removed, and the order stays', async () => {
    const token = await logIn(server, '9480000002');
    const { id } = (await add(token)).reply;
    await add(token, { ...RAVI, name: 'Meera' });
    const { facts: _facts, ...details } = { ...RAVI, dob: '1992-11-04' };
    const changed = await call(app, changePerson, { token, body: { id, details } });
    expect(changed.reply).toMatchObject({ id, birth: { date: '1992-11-04' } });
    const [first] = await list(token);
    expect([first?.id, first?.details]).toEqual([id, details]);
  });

  it('forgets who is removed', async () => {
    const token = await logIn(server, '9480000003');
    const { id } = (await add(token)).reply;
    expect((await call(app, removePerson, { token, body: { id } })).reply.people).toEqual([]);
    const again = await call(app, removePerson, { token, body: { id } });
    expect([again.status, again.refusal.code]).toEqual([404, 'people.unknown']);
  });

  it('belongs to one account: another neither sees, changes nor removes anybody of it', async () => {
    const [owner, stranger] = [
      await logIn(server, '9480000004'),
      await logIn(server, '9480000005'),
    ];
    const { id } = (await add(owner)).reply;
    expect(await list(stranger)).toEqual([]);
    const token = stranger;
    const changed = await call(app, changePerson, { token, body: { id, details: RAVI } });
    const removed = await call(app, removePerson, { token, body: { id } });
    expect([changed.refusal.code, removed.refusal.code]).toEqual([
      'people.unknown',
      'people.unknown',
    ]);
    expect(await list(owner)).toHaveLength(1);
  });

  it('is full at the limit, also for two who come at the same moment', async () => {
    const token = await logIn(server, '9480000006');
    for (let count = 1; count < MAX_PEOPLE; count += 1) await add(token);
    const both = await Promise.all([add(token), add(token)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('people.full');
    expect(await list(token)).toHaveLength(MAX_PEOPLE);
  });

  it('lies sealed in the database', async () => {
    const token = await logIn(server, '9480000007');
    await add(token);
    const rows = await deps.db.selectFrom('people').select('told').execute();
    for (const { told } of rows)
      for (const text of ['Ravi', '1992-11-03', 'Nashik', 'partner', 'own-business'])
        expect(told.toString('latin1')).not.toContain(text);
  });
});

describe('nobody is kept', async () => {
  const token = await logIn(server, '9480000008');
  const REFUSED: readonly [string, Partial<PersonDetails>, ErrorCode, string][] = [
    ['without a name', { name: '  ' }, 'people.name-missing', 'name'],
    ['who does not agree', { agrees: false }, 'prediction.consent-missing', 'otherAgrees'],
    ['under 18', { dob: '2008-11-22' }, 'person.under-18', 'dob'],
    ['born in the future', { dob: '2027-01-01' }, 'birth.date-future', 'dob'],
    ['without a time', { timeOfBirth: '' }, 'birth.details-missing', 'timeOfBirth'],
  ];
  it.each(REFUSED)('%s', async (_case, change, code, field) => {
    const { refusal } = await add(token, { ...RAVI, ...change });
    expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual([code, [field]]);
    expect(await list(token)).toEqual([]);
  });

  it('at a place nobody knows', async () => {
    const { refusal } = await add(token, { ...RAVI, placeOfBirth: 'Zzqxwv' });
    expect(refusal.code).toBe('place.unknown');
  });

  it('by a change either: the person stays as it was', async () => {
    const other = await logIn(server, '9480000009');
    const { id } = (await add(other)).reply;
    const details = { ...RAVI, dob: '2008-11-22' };
    const { refusal } = await call(app, changePerson, { token: other, body: { id, details } });
    expect(refusal.code).toBe('person.under-18');
    expect((await list(other))[0]?.details).toEqual(RAVI);
  });

  it('under an id that nobody has', async () => {
    const body = { id: UNKNOWN, details: RAVI };
    expect((await call(app, changePerson, { token, body })).refusal.code).toBe('people.unknown');
  });
});
