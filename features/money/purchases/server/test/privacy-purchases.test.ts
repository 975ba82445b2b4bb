import { saveOwnQuestions } from '@dhruva/asking/own-questions/contract/routes';
import { expect, it } from 'vitest';
import { answerSet } from '@dhruva/asking/own-questions/server';
import { buyers } from '@dhruva/server/test/buyers.ts';
import {
  customPackage,
  QUESTIONS,
  SECRETS,
  therapy,
} from '@dhruva/server/test/purchase-fixtures.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { dump } from '@dhruva/server/test/dump.ts';
import { buy, order } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, deps, jobs, logged, mail } = server;
const { newBuyer, setClock } = buyers(server, 9_650_000_000);
const ANSWER = 'Your bakery may open in the spring.';

it('70: what was asked, answered and written into forms lies sealed in every table and in no log', async () => {
  await setClock('2026-11-21 12:00:00');
  const token = await newBuyer();
  const { signed } = await buy(server, token, customPackage());
  await buy(server, token, therapy());
  await order(server, token, customPackage('custom-1100', QUESTIONS.with(1, 'A lottery?')));
  const body = { packageDetails: {}, questionsList: [], paymentId: signed.razorpay_payment_id };
  const { reply } = await call(app, saveOwnQuestions, { token, body });
  const file = JSON.stringify(QUESTIONS.map(() => ANSWER));
  await answerSet(deps, { id: reply.set.id, operator: 'desk', file });
  await jobs.drain();
  expect(mail.sent.length).toBeGreaterThan(2);

  const rows = await dump(deps.db);
  expect(rows).toContain('custom_question_sets');
  expect(rows).toContain('booked_cells');
  const lines = JSON.stringify(logged);
  for (const secret of [...Object.values(SECRETS), ANSWER, 'bakery', '1990-08-15']) {
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(Buffer.from(secret).toString('hex'));
    expect(lines).not.toContain(secret);
  }
});
