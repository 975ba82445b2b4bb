import { SYMPTOMS, type SymptomId } from '@dhruva/care/tracker/contract/symptoms';
import { saveEntry } from '@dhruva/care/tracker/contract/routes';
import { submitIntake } from '@dhruva/care/intake/contract/routes';
import { sendSupport } from '@dhruva/house/support/contract/routes';
import { describe, expect, it } from 'vitest';
import { buyers } from '../buyers.ts';
import { call, userOf } from '../calling.ts';
import { dump } from '../dump.ts';
import { buy, order } from '../paying.ts';
import { buildTestApp } from '../test-app.ts';
import { customPackage, QUESTIONS, therapy } from '../purchase-fixtures.ts';

/**
 * 65: the triggers of decision 20 on the server: help comes first, only a flag is stored, nothing is sold.
 */
const server = await buildTestApp();
const { app, deps, jobs, logged, mail, sandbox } = server;
const { newBuyer, setClock } = buyers(server, 9_680_000_000);
await setClock('2026-11-21 12:00:00');

const WORDS = [
  ['English', 'Some nights I want to end my life, quietly'],
  ['Hindi', 'अब मैं मरना चाहती हूँ, सच में'],
  ['Hinglish', 'ab mujhe jeena nahi hai, sach me'],
] as const;
const CALM = 'I would like to sleep better and worry less';

const idsWith = (...wanted: readonly SymptomId[]): string[] => {
  const grave: readonly SymptomId[] = ['self-harm', 'hopeless'];
  const others = SYMPTOMS.filter(({ id }) => !grave.includes(id)).slice(0, 8);
  return [...others, ...SYMPTOMS.filter(({ id }) => wanted.includes(id))].map(({ label }) => label);
};

describe('the tracker', () => {
  it.each([
    ['symptom 30', 4, idsWith('self-harm'), true],
    ['rating 1 and no hope for the future', 1, idsWith('hopeless'), true],
    ['rating 2 and no hope for the future', 2, idsWith('hopeless'), false],
    ['rating 1 alone', 1, idsWith(), false],
  ])('65: %s', async (_, rating, symptoms, showHelp) => {
    const body = { rating, symptoms };
    const { status, reply } = await call(app, saveEntry, { token: await newBuyer(null), body });
    expect([status, reply.showHelp]).toEqual([200, showHelp]);
  });

  it('65: the thirtieth symptom of the list is the gravest', () => {
    expect(SYMPTOMS[29]?.id).toBe('self-harm');
  });
});

describe.each(WORDS)('65: words of distress in %s', (language, words) => {
  it('in the intake form: it is kept, says to show help, and a flag only is in the open', async () => {
    const token = await newBuyer(null);
    const userId = await userOf(server, token);
    const flags = () =>
      deps.db
        .selectFrom('intake_forms')
        .select('speaks_of_distress')
        .where('user_id', '=', userId)
        .orderBy('revision')
        .execute();
    const form = { name: 'Asha', phone: '9876543210' };
    for (const difficultIssues of [CALM, words]) {
      const { reply } = await call(app, submitIntake, {
        token,
        body: { ...form, difficultIssues },
      });
      expect(reply.showHelp).toBe(difficultIssues === words);
    }
    expect(await flags()).toEqual([{ speaks_of_distress: false }, { speaks_of_distress: true }]);
  });

  it('in a question of one’s own: refused before payment, at our door and the provider’s, and kept nowhere', async () => {
    const token = await newBuyer();
    const asked = sandbox.control.ledger().orders.length;
    for (const at of [0, 4]) {
      const item = customPackage('custom-1100', QUESTIONS.with(at, words));
      const { status, refusal } = await order(server, token, item);
      expect([status, refusal.code]).toEqual([422, 'custom-question.distress']);
      expect(Object.keys(refusal.fields ?? {})).toEqual([`question.${at}`]);
      expect(refusal.message).toMatch(/14416|help|talk/i);
    }
    const userId = await userOf(server, token);
    const orders = deps.db.selectFrom('orders').select('id').where('user_id', '=', userId);
    expect(await orders.execute()).toEqual([]);
    expect(sandbox.control.ledger().orders.length).toBe(asked);
  });

  it('in a message to support: said in the reply, told with the helplines', async () => {
    const body = { issue: 'other', message: words, answerTo: 'asha@example.in' };
    expect((await call(app, sendSupport, { body })).reply.distress).toBe(true);
  });

  it('in a booking form: somebody who asks for a therapist is not turned away', async () => {
    const date = { English: '2026-11-30', Hindi: '2026-12-01', Hinglish: '2026-12-02' }[language];
    const { form } = therapy();
    const token = await newBuyer();
    const bought = await buy(
      server,
      token,
      therapy({ date, form: { ...form, pseudoName: words } }),
    );
    expect(bought.status.state).toBe('paid');
  });

  it('lies nowhere in the open, and in no log', async () => {
    await jobs.drain();
    const found = [await dump(deps.db), JSON.stringify(logged)].join('\n');
    for (const form of [words, Buffer.from(words).toString('hex')])
      expect(found).not.toContain(form);
    const others = mail.sent.filter(({ to }) => to !== deps.env.supportEmail);
    expect(JSON.stringify(others)).not.toContain(words);
  });
});
