import { savePrediction } from '../../contract/routes.ts';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { describe, expect, it } from 'vitest';
import * as predictions from '../answer-question.service.ts';
import { askers } from './asking.ts';
import { CHEAP, OTHER_CHEAP, PUNE_1990 } from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newUser, newUserWithClaim, ask, history } = askers(server, 9350000000);

describe('a claim whose answer did not come', () => {
  /** Reserves an entitlement as the server does, and stops before the answer is stored. */
  const askAndDie = async (token: string, questionText: string): Promise<void> => {
    const session = await app.authenticate(token);
    const loads = { count: 0 };
    const userKeys = {
      ...deps.userKeys,
      load: async (...args: Parameters<typeof deps.userKeys.load>) => {
        loads.count += 1;
        if (loads.count === 2) throw new Error('killed');
        return deps.userKeys.load(...args);
      },
    };
    const dying = predictions.getPrediction({ ...deps, userKeys }, session?.userId ?? '', {
      questionText,
      read: TEST_BIRTHS.read(PUNE_1990, new Date()),
    });
    await expect(dying).rejects.toThrow('killed');
  };

  it('waits in My Predictions and is answered later', async () => {
    const token = await newUserWithClaim();
    await askAndDie(token, CHEAP);
    expect(await history(token)).toMatchObject([
      { question: CHEAP, tier: 99, state: 'waiting', answer: null },
    ]);
    const profile = (await call(app, getProfile, { token })).reply;
    expect(profile).toMatchObject({ hasUsedFreeQuestion: true, freeQuestionWaiting: true });
    expect((await ask(token, CHEAP)).status).toBe(200);
    expect(await history(token)).toMatchObject([{ question: CHEAP, state: 'answered' }]);
    expect((await call(app, getProfile, { token })).reply.freeQuestionWaiting).toBe(false);
  });

  it('may still go to other details or another question of its tier', async () => {
    const token = await newUserWithClaim();
    await askAndDie(token, CHEAP);
    expect((await ask(token, OTHER_CHEAP, { timeOfBirth: '15:00' })).status).toBe(200);
    expect(await history(token)).toMatchObject([
      { question: OTHER_CHEAP, state: 'answered', details: { timeOfBirth: '15:00' } },
    ]);
    expect((await ask(token, CHEAP)).status).toBe(402);
  });
});

describe('my-predictions', () => {
  it('is empty at first, and then holds the details as typed', async () => {
    const token = await newUserWithClaim();
    expect(await history(token)).toEqual([]);
    const { reply } = await ask(token, CHEAP, { questionFor: 'other', otherAgrees: true });
    expect(await history(token)).toEqual([
      {
        kind: 'question',
        id: reply.predictionId,
        question: CHEAP,
        tier: 99,
        state: 'answered',
        answer: reply.prediction,
        asked: { ...PUNE_1990, questionFor: 'other', otherAgrees: true },
        orderId: null,
        details: {
          questionFor: 'other',
          dob: PUNE_1990.dob,
          timeOfBirth: PUNE_1990.timeOfBirth,
          placeOfBirth: PUNE_1990.placeOfBirth,
        },
        createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/u),
      },
    ]);
  });
});

describe('predictions/save', () => {
  const details = {
    dob: PUNE_1990.dob,
    timeOfBirth: PUNE_1990.timeOfBirth,
    placeOfBirth: PUNE_1990.placeOfBirth,
  };
  const save = (token: string, change: object = {}) =>
    call(app, savePrediction, {
      token,
      body: { question: CHEAP, answer: 'You will win the lottery.', details, ...change },
    });

  it('finds the stored answer and stores nothing of what is sent', async () => {
    const token = await newUserWithClaim();
    const { reply } = await ask(token, CHEAP);
    const saved = await save(token);
    expect([saved.status, saved.reply]).toEqual([200, { id: reply.predictionId }]);
    expect(await history(token)).toMatchObject([{ answer: reply.prediction }]);
    expect(JSON.stringify(await history(token))).not.toContain('lottery');
  });

  it('finds nothing that was not answered here', async () => {
    const token = await newUserWithClaim();
    const before = await save(token);
    expect([before.status, before.refusal.code]).toEqual([404, 'prediction.not-found']);
    await ask(token, CHEAP);
    const stranger = await newUser();
    const misses = [
      await save(token, { question: OTHER_CHEAP }),
      await save(token, { question: 'anything' }),
      await save(token, { details: { ...details, dob: '1990-08-16' } }),
      await save(stranger),
    ];
    expect(misses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
