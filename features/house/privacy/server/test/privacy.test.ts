import { sendOtp, signupVerifyOtp } from '@dhruva/account/auth/contract/routes';
import { getSingleAnswer } from '@dhruva/asking/pairs/contract/routes';
import {
  getPrediction,
  myPredictions,
  savePrediction,
} from '@dhruva/asking/questions/contract/routes';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { CHEAP, TOGETHER } from '@dhruva/server/test/births.ts';
import { call, codeFor } from '@dhruva/server/test/calling.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, sms, deps, logged, jobs } = server;

const PHONE = '9607081920';
const CONTACT = '9611223344';
const ADDRESS = '198.51.100.77';
const details = {
  questionFor: 'self',
  gender: 'female',
  dob: '1987-03-14',
  timeOfBirth: '04:17',
  placeOfBirth: 'Nashik, Maharashtra, India',
};
/** A question about two people: the other person's details are secret, too. */
const PEOPLE = {
  selfData: {
    dateOfBirth: details.dob,
    timeOfBirth: details.timeOfBirth,
    placeOfBirth: details.placeOfBirth,
  },
  otherData: {
    dateOfBirth: '1979-12-27',
    timeOfBirth: '03:43',
    placeOfBirth: 'Madurai, Tamil Nadu, India',
  },
  otherAgrees: true,
};
/** Timestamps contain times, too, so the birth time counts only as a separate text. */
const SECRETS = [
  PHONE,
  CONTACT,
  ADDRESS,
  'Kadambari',
  'kadambari@example.in',
  'login-mail@example.in',
  '1987-03-14',
  '14 March 1987',
  '14th Mar 1987',
  '"04:17"',
  '4.17 am',
  'Nashik',
  'Maharashtra',
  '1979-12-27',
  '27 December 1979',
  '"03:43"',
  'Madurai',
  'Tamil Nadu',
];

const PERSONAL_TABLES = [
  'users',
  'profiles',
  'sessions',
  'consents',
  'user_keys',
  'otp_challenges',
  'otp_failures',
  'entitlements',
  'predictions',
  'compatibility_answers',
  'orders',
].map((table) => `public.${table}`);

/** Buys a question about two people and reads its answer. */
const askAboutTwo = async (token: string): Promise<string> => {
  const item = { kind: 'compatibility', questionId: 'spouse-compatibility', ...PEOPLE } as const;
  await buy(server, token, item);
  const body = { questionText: TOGETHER, ...PEOPLE };
  const { status, reply } = await call(app, getSingleAnswer, { token, body });
  expect(status).toBe(200);
  return reply.answer.direct;
};

/** Uses the product so that every table holds something of the user. */
const live = async (): Promise<string[]> => {
  const body = { phone: PHONE, email: 'login-mail@example.in' };
  await call(app, sendOtp, { body, address: ADDRESS });
  const otp = codeFor(sms, PHONE);
  const wrong = { phone: PHONE, otp: otp === '000000' ? '000001' : '000000' };
  const person = { name: 'Kadambari', email: 'kadambari@example.in' };
  await call(app, signupVerifyOtp, { body: { ...wrong, ...person }, address: ADDRESS });
  const { reply } = await call(app, signupVerifyOtp, {
    body: { phone: PHONE, otp, ...person },
    address: ADDRESS,
  });
  const { token } = reply;
  const typed = { dob: '14th Mar 1987', timeOfBirth: '4.17 am', phone: CONTACT, gender: 'female' };
  await call(app, updateProfile, { token, body: { ...typed, placeOfBirth: 'Nashik' } });
  await call(app, updateProfile, { token, body: { hasUsedFreeQuestion: true } });
  const question = { questionText: CHEAP, userDetails: details };
  const asked = await call(app, getPrediction, { token, body: question });
  expect(asked.status).toBe(200);
  const { dob, timeOfBirth, placeOfBirth } = details;
  const named = { dob, timeOfBirth, placeOfBirth };
  await call(app, savePrediction, { token, body: { question: CHEAP, answer: '', details: named } });
  await call(app, myPredictions, { token });
  await call(app, sendOtp, { body: { phone: CONTACT, email: 'login-mail@example.in' } });
  const aboutTwo = await askAboutTwo(token);
  await jobs.drain();
  return [asked.reply.prediction.direct, aboutTwo];
};

/** Every row of every table of our schemas, as text; bytes are hexadecimal. */
const dump = async (): Promise<Map<string, string>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
  `.execute(deps.db);
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from ${sql.raw(name)} t`.execute(deps.db);
    texts.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return texts;
};

it('a raw dump after a whole journey shows nobody', async () => {
  const answers = await live();
  const texts = await dump();
  const filled = [...texts].filter(([, text]) => text !== '').map(([table]) => table);
  expect(filled).toEqual(expect.arrayContaining(PERSONAL_TABLES));
  for (const [table, text] of texts) {
    for (const secret of [...SECRETS, ...answers]) {
      const inHex = Buffer.from(secret.replaceAll('"', '')).toString('hex');
      const found = text.includes(secret) || text.includes(inHex);
      expect({ table, secret, found }).toEqual({ table, secret, found: false });
    }
  }
});

it('nor does the log', () => {
  const log = JSON.stringify(logged);
  expect(log.length).toBeGreaterThan(100);
  for (const secret of [...SECRETS, codeFor(sms, PHONE)]) expect(log).not.toContain(secret);
});

it('what one user sealed does not open for another', async () => {
  const rows = await deps.db.selectFrom('profiles').selectAll().execute();
  const [row] = rows;
  const key = await deps.userKeys.load(deps.db, row?.user_id ?? '');
  expect(key?.open('profiles.name', row?.name ?? Buffer.alloc(0))).toBe('Kadambari');
  expect(() => key?.open('profiles.email', row?.name ?? Buffer.alloc(0))).toThrow(
    'unable to authenticate',
  );
  const other = await deps.db
    .transaction()
    .execute(async (tx) => deps.userKeys.create(tx, '00000000-0000-4000-8000-000000000001'));
  expect(() => other.open('profiles.name', row?.name ?? Buffer.alloc(0))).toThrow(
    'unable to authenticate',
  );
});
