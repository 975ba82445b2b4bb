import { getSingleAnswer } from '@dhruva/asking/pairs/contract/routes';
import { compatibilityQuestionByText } from '@dhruva/asking/pairs/contract/catalogue';
import { pairProduct } from '@dhruva/asking/pairs/server';
import { askers } from '@dhruva/asking/questions/server/test/asking';
import { CHEAP, PAIR, TOGETHER } from '@dhruva/server/test/births.ts';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { sell, TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { describe, expect, it } from 'vitest';
import { keptAnswer, myYearCalendar } from '../../contract/routes.ts';

const server = await buildTestApp();
const { app } = server;
const { newUser, newUserWithClaim, ask, history } = askers(server, 9_480_000_000);
const NOBODYS = '00000000-0000-4000-8000-000000000000';

const read = (token: string, id: string) => call(app, keptAnswer, { token, query: { id } });
const calendar = async (token: string, query: { like?: string; language?: 'hi' } = {}) => {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await app.inject({ method: 'GET', url: myYearCalendar.path, headers, query });
  return { type: reply.headers['content-type'], text: reply.body, status: reply.statusCode };
};

describe('an answer by its id', () => {
  it('is the record of My Predictions, for its owner', async () => {
    const token = await newUserWithClaim();
    const { predictionId } = (await ask(token, CHEAP)).reply;
    const [record] = await history(token);
    expect((await read(token, predictionId)).reply).toEqual(record);
  });

  it('is not found for anybody else, nor where there is none, nor by what is no id', async () => {
    const owner = await newUserWithClaim();
    const { predictionId } = (await ask(owner, CHEAP)).reply;
    const stranger = await newUserWithClaim();
    await ask(stranger, CHEAP);
    const refused = [await read(stranger, predictionId), await read(owner, NOBODYS)];
    for (const { status, refusal } of refused)
      expect([status, refusal.code]).toEqual([404, 'prediction.not-found']);
    expect((await read(owner, 'first')).status).toBe(400);
  });

  it('about two people is found as well, while it waits and when it is told', async () => {
    const token = await newUser();
    const { id: questionId } = compatibilityQuestionByText(TOGETHER)!;
    const { fulfil } = sell(server, pairProduct({ births: TEST_BIRTHS }));
    await fulfil(token, { kind: 'compatibility', questionId, ...PAIR });
    const [waiting] = await history(token);
    const id = waiting?.id ?? '';
    expect((await read(token, id)).reply).toMatchObject({ kind: 'compatibility', answer: null });
    const told = await call(app, getSingleAnswer, {
      token,
      body: { questionText: TOGETHER, ...PAIR },
    });
    expect((await read(token, id)).reply).toMatchObject({ id, answer: told.reply.answer });
  });
});

describe('the calendar file', () => {
  it('has each window still to come once, in whole days, and names no question', async () => {
    const token = await newUserWithClaim();
    const { predictionId, prediction } = (await ask(token, CHEAP)).reply;
    const { text, status, type } = await calendar(token);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    const starts = [...text.matchAll(/^DTSTART;VALUE=DATE:(\d{8})/gmu)].map(([, day]) => day);
    expect(starts).toEqual(prediction.windows.map(({ from }) => `${from.replace('-', '')}01`));
    expect(starts.length).toBeGreaterThan(0);
    expect(text.replaceAll(/\r\n /gu, '')).toContain(`/answers?id=${predictionId}`);
    expect(text).not.toContain(CHEAP);
    expect(text).toMatch(/^SUMMARY:Months that stand out/mu);
    const inHindi = (await calendar(token, { language: 'hi' })).text;
    expect(inHindi.match(/^SUMMARY:.*महीने \(Dhruva\)/gmu)).toHaveLength(starts.length);
  });

  it('of one person has what is about them alone', async () => {
    const token = await newUserWithClaim();
    const { predictionId, prediction } = (await ask(token, CHEAP)).reply;
    const mine = await calendar(token, { like: predictionId });
    expect(mine.text.match(/BEGIN:VEVENT/gu)).toHaveLength(prediction.windows.length);
    const stranger = await logIn(server, '9489999999');
    const query = { like: predictionId };
    const refused = await call(app, myYearCalendar, { token: stranger, query });
    expect([refused.status, refused.refusal.code]).toEqual([404, 'prediction.not-found']);
    expect((await calendar(stranger)).text).not.toContain('BEGIN:VEVENT');
  });
});
