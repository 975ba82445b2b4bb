import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { TRENDS } from '@dhruva/jyotish';
import { describe, expect, it, test } from 'vitest';
import { askLine, type AskReply } from './ask-line.ts';
import { replyTo, type InputLine } from './lines/json-lines.ts';

const LINE = {
  id: 'a',
  question: 'When is marriage likely for me?',
  date: '1994-03-21',
  time: '06:40',
  zone: 'Asia/Kolkata',
  lat: 26.91,
  lon: 75.79,
  at: '2026-01-01',
};

const reply = (change: InputLine = {}): Partial<AskReply> & { id: unknown; error?: string } =>
  replyTo(JSON.stringify({ ...LINE, ...change }), askLine) as never;

describe('ask', () => {
  it('answers by the text of a question and by its id alike', () => {
    expect(reply()).toEqual(reply({ question: 'marriage-when' }));
    expect(reply().question).toBe(LINE.question);
  });

  it('tells the same trend, windows and factors in Hindi', () => {
    const [en, hi] = [askLine(LINE), askLine(LINE, 'hi')];
    expect(hi.trend).toBe(en.trend);
    expect(hi.factors.map(({ id }) => id)).toEqual(en.factors.map(({ id }) => id));
    expect(hi.windows.map(({ from, to }) => [from, to])).toEqual(
      en.windows.map(({ from, to }) => [from, to]),
    );
    expect(hi.text).toMatch(/^[^A-Za-z]+$/u);
  });

  it('answers each question of the catalogue, and without a time too', () => {
    for (const [index, { text }] of QUESTIONS.entries()) {
      for (const time of index % 5 === 0 ? ['06:40', null, ''] : ['06:40']) {
        const { trend, factors = [], text: told = '', error } = reply({ question: text, time });
        expect(error).toBeUndefined();
        expect([...TRENDS, null]).toContain(trend);
        expect(told.length).toBeGreaterThan(200);
        for (const factor of factors) {
          expect(factor.text).not.toBe('');
          expect(told).toContain(factor.text);
        }
      }
    }
  });

  it('says which of the facts given it used', () => {
    const facts = { relationship: 'engaged', work: 'employed', country: 'IN' };
    expect(reply({ facts }).facts).toBe('Answered with: engaged');
    expect(askLine({ ...LINE, facts }, 'hi').facts).toMatch(/^[^A-Za-z]+$/u);
    const { facts: line, ...told } = reply({ facts: {} });
    expect(line).toBeUndefined();
    expect(told).toEqual(reply());
  });

  it('offers follow-ups and answers the one asked for, its claims beside it', () => {
    const { followUps } = askLine(LINE);
    expect(followUps.length).toBeGreaterThanOrEqual(3);
    for (const { id, question } of followUps) {
      const { followUp } = askLine(LINE, 'en', { withClaims: true, followUp: id });
      expect(followUp).toMatchObject({ id, question });
      expect(followUp?.sentences?.map(({ text }) => text).join(' ')).toBe(followUp?.text);
    }
    expect(() => askLine(LINE, 'en', { followUp: 'lottery' })).toThrow('could not find');
  });

  test.each([
    [{ facts: { relationship: 'married' } }, 'prediction.does-not-fit'],
    [{ facts: { relationship: 'betrothed' } }, 'request.invalid'],
    [{ facts: 'married' }, 'request.invalid'],
    [{ question: 'Will I win the lottery?' }, 'prediction.question-unknown'],
    [{ question: undefined }, 'prediction.question-unknown'],
    [{ date: '2008-01-02' }, 'person.under-18'],
    [{ date: '2012-05-05', time: null }, 'person.under-18'],
    [{ date: '2030-05-05' }, 'birth.date-future'],
    [{ date: '1899-12-31' }, 'birth.date-out-of-range'],
    [{ date: '1994-02-30', time: '' }, 'birth.date-unreal'],
    [{ time: '24:00' }, 'birth.time-format'],
    [{ zone: 'Mars/Base', time: null }, 'place.unknown'],
    [{ lat: 91, time: null }, 'place.coordinates-invalid'],
    [{ at: 'soon' }, 'request.invalid'],
    [{ at: '2101-01-01' }, 'request.invalid'],
    [{ date: '2008-02-29', at: '2026-02-28' }, 'person.under-18'],
  ])('%j → %s', (change, code) => {
    expect(reply(change)).toMatchObject({ id: 'a', error: code });
  });

  it('answers from the day someone is eighteen', () => {
    expect(reply({ date: '2008-01-01' }).error).toBeUndefined();
    expect(reply({ date: '2008-02-29', at: '2026-03-01' }).error).toBeUndefined();
  });
});
