import * as narration from '@dhruva/narration';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { getSingleAnswer } from '@dhruva/asking/pairs/contract/routes';
import { expect, it, vi } from 'vitest';
import { CHEAP, PAIR, TOGETHER } from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { askers } from '@dhruva/asking/questions/server/test/asking';

const withoutWords = (name: 'narrate' | 'narratePair'): void =>
  void vi.spyOn(narration, name).mockImplementationOnce(() => {
    throw new Error('no words for it');
  });

const server = await buildTestApp();
const { app, logged } = server;
const { newUser, newUserWithClaim, ask, history } = askers(server, 9370000000);

it('an answer that cannot be made is said to be none, spends nothing and stands in the log', async () => {
  const token = await newUserWithClaim();
  withoutWords('narrate');
  const failed = await ask(token, CHEAP);
  expect([failed.status, failed.reply]).toEqual([200, { success: false }]);
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'an answer could not be made' }));
  expect(await history(token)).toMatchObject([{ question: CHEAP, state: 'waiting' }]);
  expect((await call(app, getProfile, { token })).reply.freeQuestionWaiting).toBe(true);
  expect((await ask(token, CHEAP)).reply).toMatchObject({ success: true });
});

it('so is one about two people, and what was paid for it waits', async () => {
  const token = await newUser();
  await buy(server, token, { kind: 'compatibility', questionId: 'spouse-compatibility', ...PAIR });
  const askPair = async () =>
    call(app, getSingleAnswer, { token, body: { questionText: TOGETHER, ...PAIR } });
  withoutWords('narratePair');
  const failed = await askPair();
  expect([failed.status, failed.reply]).toEqual([200, { success: false }]);
  expect((await askPair()).reply).toMatchObject({ success: true });
});
