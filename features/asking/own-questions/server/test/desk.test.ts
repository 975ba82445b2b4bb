import { saveOwnQuestions } from '../../contract/routes.ts';
import { myPredictions } from '@dhruva/asking/questions/contract/routes';
import { expect, it } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { customPackage, QUESTIONS, SECRETS } from '@dhruva/server/test/purchase-fixtures.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import { deskCommand } from '@dhruva/server/test/run-desk.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, deps, jobs, mail } = server;
const { newBuyer } = buyers(server, 9_630_000_000);

const desk = deskCommand(server);

const buySet = async () => {
  const token = await newBuyer();
  const { signed } = await buy(server, token, customPackage());
  const body = { packageDetails: {}, questionsList: [], paymentId: signed.razorpay_payment_id };
  const { reply } = await call(app, saveOwnQuestions, { token, body });
  return { token, id: reply.set.id };
};

it('lists, shows, refuses, answers once, and the customer finds the answers', async () => {
  const { token, id } = await buySet();
  const listed = await desk(['list']);
  expect(listed).toMatchObject({ code: 0, errors: '' });
  expect(listed.out).toContain(id);
  expect(listed.out).not.toContain(SECRETS.question);

  const shown = await desk(['show', id]);
  expect(shown.code).toBe(0);
  for (const text of [...QUESTIONS, '15 August 1990, 2:30 PM, Pune'])
    expect(shown.out).toContain(text);
  expect(shown.out).not.toContain(SECRETS.name);

  const short = await desk(['answer', id], 'One answer.');
  expect(short).toMatchObject({
    code: 1,
    errors: '5 questions were asked, 1 answers were given\n',
  });
  const forbidden = QUESTIONS.map(() => 'You will surely win the lottery.').join('\n---\n');
  expect((await desk(['answer', id], forbidden)).errors).toContain('answer 1 speaks of betting');

  const answers = QUESTIONS.map((_, at) => `A calm answer ${at + 1}. शुभ समय है।`);
  const done = await desk(['answer', id], JSON.stringify(answers));
  expect(done).toMatchObject({ code: 0, errors: '' });
  expect(await desk(['answer', id], JSON.stringify(answers))).toMatchObject({
    code: 1,
    errors: 'this set was answered already\n',
  });
  expect((await desk(['list'])).out).toBe('No questions wait.\n');

  const { reply } = await call(app, myPredictions, { token });
  expect(reply).toMatchObject([{ kind: 'custom', state: 'answered', set: { answers } }]);
  await jobs.drain();
  expect(mail.sent.filter(({ subject }) => subject === 'Your questions are answered')).toHaveLength(
    1,
  );
  const reads = await deps.db.selectFrom('desk_reads').select(['operator', 'action']).execute();
  expect(reads).toEqual([
    { operator: 'operator-one', action: 'show' },
    { operator: 'operator-one', action: 'answer' },
  ]);
});

it('says how it is used, and what is wrong', async () => {
  expect(await desk(['--help'])).toMatchObject({ code: 0, errors: '' });
  expect(await desk(['dance'])).toMatchObject({ code: 2, out: '' });
  expect(await desk(['show'])).toMatchObject({ code: 2, out: '' });
  expect(await desk(['show', 'nobody'])).toMatchObject({
    code: 1,
    errors: 'there is no set nobody\n',
  });
});
