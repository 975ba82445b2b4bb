import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { myAppointments } from '@dhruva/care/appointments/contract/routes';
import { myAssessments } from '@dhruva/care/assessments/contract/routes';
import { myBookings } from '@dhruva/money/purchases/contract/routes';
import { SYMPTOMS } from '@dhruva/care/tracker/contract/symptoms';
import { history, myShares } from '@dhruva/care/tracker/contract/routes';
import { myIntake } from '@dhruva/care/intake/contract/routes';
import { myCredits } from '@dhruva/money/plans/contract/routes';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { showClient, showEntries } from '@dhruva/house/desks/server';
import { createUserKeys } from '../../src/platform/crypto/user-keys.ts';
import { createJobs } from '../../src/platform/jobs.ts';
import { createOutbox } from '../../src/platform/messages/outbox.ts';
import { openPool } from '../../src/platform/database/db.ts';
import { buyers } from '../buyers.ts';
import { call } from '../calling.ts';
import {
  INTAKE_ENGLISH,
  INTAKE_HINDI,
  useAllOfCare,
  TICKED,
  CLIENT_TEXTS,
} from './use-all-of-care.ts';
import { dump } from '../dump.ts';
import { buildTestApp } from '../test-app.ts';

/**
 * A counselling client uses everything; then the database is searched as a thief would, and the master key is
 * rotated.
 */
const server = await buildTestApp();
const { app, deps, mail, sms, logged } = server;
await buyers(server, 0).setClock('2026-11-21 12:00:00');
const PHONE = '9607081933';
const life = await useAllOfCare(server, PHONE);
const { token, reference } = life;

const INTAKE = [...Object.values(INTAKE_ENGLISH), ...Object.values(INTAKE_HINDI)];
const SYMPTOM_IDS = ['hopeless', 'self-harm', 'unwanted-thoughts'];
const SECRETS = [
  PHONE,
  ...Object.values(CLIENT_TEXTS),
  ...INTAKE,
  ...SYMPTOMS.map(({ label }) => label),
  ...SYMPTOM_IDS,
];

const readAll = async (on: FastifyInstance) => [
  (await call(on, getProfile, { token })).reply,
  (await call(on, myIntake, { token })).reply,
  (await call(on, history, { token })).reply,
  (await call(on, myShares, { token })).reply.map(({ therapistId, since, endsAt }) => [
    therapistId,
    since,
    endsAt,
  ]),
  (await call(on, myBookings, { token })).reply,
  (await call(on, myAppointments, { token })).reply,
  (await call(on, myCredits, { token })).reply,
  (await call(on, myAssessments, { token })).reply,
  (await calendarOf(on, life.appointments.byCredit)).body.replace(WHEN_DRAWN, ''),
];
const WHEN_DRAWN = /^DTSTAMP:.*$/m;
const calendarOf = (on: FastifyInstance, id: string) =>
  on.inject({
    url: `/api/appointments/calendar?id=${id}`,
    headers: { authorization: `Bearer ${token}` },
  });

it('the user finds all of it', async () => {
  const found = JSON.stringify(await readAll(app));
  const { support: _, ...own } = CLIENT_TEXTS;
  for (const text of [...Object.values(own), ...Object.values(INTAKE_HINDI), ...TICKED])
    expect(found).toContain(text);
  expect(found).toContain('BEGIN:VCALENDAR');
});

it('a raw dump shows no symptom, no word of a form, no name and no phone', async () => {
  const rows = await dump(deps.db);
  for (const table of [
    'counselling_entries',
    'entry_shares',
    'intake_forms',
    'appointments',
    'assessment_unlocks',
    'support_tickets',
    'session_credits',
    'staff_reads',
    'outbox_messages',
  ])
    expect(rows).toContain(`public.${table} (`);
  for (const secret of SECRETS) {
    const inHex = Buffer.from(secret).toString('hex');
    const inBase64 = Buffer.from(secret)
      .toString('base64')
      .replace(/.{0,2}=*$/, '');
    const found = [secret, inHex, inBase64].filter((form) => rows.includes(form));
    expect({ secret, found }).toEqual({ secret, found: [] });
  }
});

it('nor does the log, nor what the therapist is written, nor an SMS', () => {
  const log = JSON.stringify(logged);
  expect(log).toContain('/api/intake-form/submit');
  const toTherapists = mail.sent.filter(({ to }) => to.startsWith('therapist-'));
  expect(toTherapists.length).toBeGreaterThan(2);
  const texts = sms.sent.map(({ template, vars }) => ({ template, vars }));
  expect(texts.length).toBeGreaterThan(2);
  const told = log + JSON.stringify([toTherapists, texts]);
  for (const secret of SECRETS) expect(told).not.toContain(secret);
});

it('no mail to anybody holds a symptom or a word of the intake form', () => {
  const told = JSON.stringify(mail.sent);
  for (const secret of [...INTAKE, ...SYMPTOMS.map(({ label }) => label)])
    expect(told).not.toContain(secret);
});

it('after the master key was changed everything reads as before, by the new key alone', async () => {
  const [old] = deps.env.masterKeys;
  if (!old) throw new Error('no master key');
  const fresh = { id: 'fresh', key: Buffer.alloc(32, 7) };
  const before = await readAll(app);
  const asked = { reference, therapistId: '2', staff: 'Dr. Rao', purpose: 'before the session' };
  const shown = await showClient(deps, asked);
  const entries = await showEntries(deps, asked);
  expect(entries).toContain(TICKED[0]);
  const masterKeys = [fresh, old].map(({ id, key }) => `${id}:${key.toString('base64')}`);
  const rotated = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/rotate-keys.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: deps.env.databaseUrl,
        MASTER_KEYS: masterKeys.join(),
        HASH_KEY: deps.env.hashKey.toString('base64'),
      },
      encoding: 'utf8',
    },
  );
  expect([rotated.status, rotated.stderr]).toEqual([0, '']);
  expect(rotated.stdout).toContain('none is left under another');

  const pool = openPool(deps.env.databaseUrl ?? '', { size: 2, onIdleError: () => undefined });
  const jobs = createJobs(pool, deps.log, { housekeeping: false });
  const outbox = createOutbox({ db: deps.db, jobs, sms, mail });
  const userKeys = createUserKeys([fresh]);
  const next = await buildApp({ ...deps, userKeys, jobs, outbox });
  try {
    expect(await readAll(next)).toEqual(before);
    expect(await showClient({ ...deps, userKeys }, asked)).toBe(shown);
    expect(await showEntries({ ...deps, userKeys }, asked)).toBe(entries);
  } finally {
    await next.close();
    await pool.end();
  }
  const under = await deps.db.selectFrom('user_keys').select('master_key_id').distinct().execute();
  expect(under).toEqual([{ master_key_id: 'fresh' }]);
});
