import { expect, it } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { userOf } from '@dhruva/server/test/calling.ts';
import { deskCommand } from '@dhruva/server/test/run-desk.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { SECRETS } from '@dhruva/server/test/purchase-fixtures.ts';
import { assessmentActions, REPORT } from './assessment-actions.ts';
import { staffReads } from '@dhruva/server/test/staff-reads.ts';

/** Assessments at the desk, by the operator's command line. */
const server = await buildTestApp();
const { newBuyer, setClock } = buyers(server, 9_688_000_000);
const { buyOne, sendForm, read } = assessmentActions(server);
const desk = deskCommand(server);
await setClock('2026-11-21 12:00:00');

const reads = (reference: string) => staffReads(server, reference);

it('lists what waits, shows one with who read it noted, and delivers its report once', async () => {
  expect((await desk(['assessments'])).out).toBe('No assessment waits for its report.\n');
  await setClock('2026-11-21 12:00:00');
  const token = await newBuyer({ phone: SECRETS.mobile });
  const { reference, orderId } = await buyOne(token, 'ocd');
  await sendForm(token);
  const later = await newBuyer();
  await setClock('2026-11-22 18:30:00');
  const second = await buyOne(later);

  const listed = await desk(['assessments']);
  expect(listed).toMatchObject({ code: 0, errors: '' });
  const [, first = '', next = ''] = listed.out.split('\n');
  expect(first).toMatch(
    new RegExp(
      `^${reference}  2026-11-21 12:00  2026-12-05 12:00  12 d 17 h  with-therapist  Sample therapist C \\(3\\)$`,
    ),
  );
  expect(next).toMatch(new RegExp(`^${second.reference}  .* bought `));
  expect(listed.out).not.toMatch(/OCD|Memory|Secretname|Kadambari/);

  const shown = await desk(['assessment', reference]);
  expect(shown).toMatchObject({ code: 0, errors: '' });
  for (const text of [
    `Assessment ${reference}: OCD`,
    'bought   21 November 2026, 12:00 PM (IST)',
    'due      5 December 2026, 12:00 PM (IST), 12 d 17 h',
    SECRETS.name,
    SECRETS.mobile,
    'Kadambari of the form',
    'मेरी बहन',
  ])
    expect(shown.out).toContain(text);
  const noted = { staff: 'operator-one', therapist_id: null, user_id: await userOf(server, token) };
  const purpose = 'to prepare the report';
  expect(await reads(reference)).toEqual([
    { kind: 'intake', outcome: 'read', purpose, ...noted },
    { kind: 'profile', outcome: 'read', purpose, ...noted },
  ]);
  await desk(['assessment', second.reference, '--purpose', 'a question of the therapist']);
  expect(await reads(second.reference)).toMatchObject([
    { kind: 'intake', outcome: 'nothing', purpose: 'a question of the therapist' },
    { kind: 'profile', outcome: 'read', purpose: 'a question of the therapist' },
  ]);

  const empty = await desk(['report', reference], '\n');
  expect(empty).toMatchObject({ code: 1, errors: 'Not delivered: the report is empty.\n' });
  const binary = await desk(['report', reference], Buffer.from([0x25, 0x50, 0xff, 0xfe]));
  expect(binary.errors).toBe('Not delivered: this is no plain text in UTF-8.\n');
  const done = await desk(['report', reference], REPORT);
  expect(done).toMatchObject({ code: 0, errors: '' });
  expect(done.out).toContain(`Delivered: the report of ${reference}.`);
  expect((await read(token, orderId)).reply.text).toBe(REPORT);
  expect(await desk(['report', reference], 'Another.')).toMatchObject({
    code: 1,
    errors: 'Not delivered: its report was delivered already.\n',
  });
  expect((await desk(['assessments'])).out).not.toContain(reference);
  expect((await desk(['assessment', reference])).out).toContain('stage    Report ready since');
});

it('refuses what is no assessment, notes that it was asked for, and says how it is written', async () => {
  expect(await desk(['assessment', 'A-00000000'])).toMatchObject({
    code: 1,
    errors: 'There is no A-00000000.\n',
  });
  const refused = { outcome: 'refused', staff: 'operator-one', user_id: null };
  expect(await reads('A-00000000')).toMatchObject([
    { kind: 'intake', ...refused },
    { kind: 'profile', ...refused },
  ]);
  expect((await desk(['assessment', 'S-00000000'])).errors).toContain('is no assessment');
  expect((await desk(['report', "' or 1=1 --"], REPORT)).code).toBe(1);
  for (const wrong of [
    ['assessments', 'more'],
    ['report', 'A-00000000', '--purpose', 'none'],
    ['assessment', 'A-00000000', '--purpose', ' '],
    ['toString'],
  ])
    expect(await desk(wrong, REPORT)).toMatchObject({ code: 2, out: '' });
  const help = await desk(['--help']);
  for (const command of ['assessments', 'assessment REFERENCE', 'report REFERENCE'])
    expect(help.out).toContain(`npm run -s desk -- ${command}`);
});
