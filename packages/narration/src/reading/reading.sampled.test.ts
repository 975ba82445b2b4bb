import { judge, julianDayUt, type Judgement } from '@dhruva/jyotish';
import { GRAHAS, QUESTION_IDS, type Graha, type QuestionId } from '@dhruva/jyotish/vocabulary';
import { describe, expect, it } from 'vitest';
import { narrate } from '../narrate.ts';
import { LANGUAGE_SAMPLES } from '../samples/language.samples.ts';

const at = julianDayUt(2461365.5);
const PERSON = { birth: julianDayUt(2447000.25), place: { lat: 28.61, lon: 77.21 } };
const CHILD = { ...PERSON, birth: julianDayUt(2455800.25) };

const byQuestion = new Map<string, Judgement>();

/** Each question is judged once for each person, and told in every language. */
const judged = (question: QuestionId, person = PERSON): Judgement => {
  const key = `${question} ${person.birth}`;
  const judgement = byQuestion.get(key) ?? judge({ ...person, question, at });
  byQuestion.set(key, judgement);
  return judgement;
};

const WHENS = QUESTION_IDS.filter((question) => question.endsWith('-when'));

describe.each(LANGUAGE_SAMPLES)('a reading: $language', ({ language, locale }) => {
  it.each(WHENS)('%s: begins with the months of the first window', (question) => {
    const judgement = judged(question);
    const { direct } = narrate(judgement, language);
    const [window] = judgement.windows;
    if (window === undefined) throw new Error(`${question} has no window to begin with`);
    expect(direct).toContain(locale.months.stretch(window.from, window.to).split(' ').at(-1));
  });

  it.each(QUESTION_IDS)(
    '%s: one sentence that answers, then at most two paragraphs',
    (question) => {
      const { direct, reading, advice } = narrate(judged(question), language);
      expect(direct.split(/[.।] /u)).toHaveLength(1);
      expect(reading.length).toBeGreaterThan(0);
      expect(reading.length).toBeLessThanOrEqual(2);
      expect(advice.length).toBeLessThanOrEqual(3);
    },
  );

  it('compares with two stretches of the past, in order, and with none of a childhood', () => {
    const { past } = narrate(judged('marriage-when'), language);
    expect(past).toHaveLength(2);
    const years = past.map((text) => Number(/\d{4}/u.exec(text)?.[0]));
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(narrate(judged('marriage-when', CHILD), language).past).toEqual([]);
  });

  it('gives what opens the months as the reason of a "when"', () => {
    const judgement = judged('marriage-when');
    const { direct, sentences } = narrate(judgement, language);
    const of = (graha: Graha): string => locale.words.grahas[graha].replace(/^the /u, '');
    const opened = judgement.windows[0]!.findings.flatMap(({ claims = [] }) => claims);
    const named = GRAHAS.filter((graha) => direct.includes(of(graha)));
    expect(named.length).toBeGreaterThan(0);
    const carried = JSON.stringify(sentences[0]!.claims);
    expect(opened.some((claim) => carried.includes(JSON.stringify(claim)))).toBe(true);
  });

  it('in depth tells a third stretch of the past and the twelve months, those that are alike together', () => {
    const judgement = judged('marriage-when');
    const [usual, deep] = [narrate(judgement, language), narrate(judgement, language, 'deep')];
    expect(usual.monthByMonth).toEqual([]);
    expect(deep.past.length).toBe(Math.min(3, judgement.past.length));
    const told = deep.sentences.filter(({ text }) => deep.monthByMonth.includes(text));
    expect(told.flatMap(({ claims }) => claims)).toEqual(
      judgement.timeline.slice(1, 13).map(({ month, dasha, transit }) => ({
        kind: 'outlook',
        start: month,
        end: month,
        dasha,
        transit,
      })),
    );
    const words = deep.monthByMonth.map((text) => text.slice(text.indexOf(':')));
    for (const [index, text] of words.entries()) expect(text).not.toBe(words[index - 1]);
  });

  it('names the best of the twelve months, where one is good', () => {
    const judgement = judged('marriage-when');
    const BEST = /the best of these twelve months|सबसे अच्छा समय|उनमें भी सबसे अच्छा/u;
    const bestOf = (forceOf: (index: number) => number): number => {
      const timeline = judgement.timeline.map((month, index) => ({
        ...month,
        dasha: forceOf(index),
        transit: forceOf(index),
      }));
      const { monthByMonth } = narrate({ ...judgement, timeline }, language, 'deep');
      return monthByMonth.filter((text) => BEST.test(text)).length;
    };
    expect(bestOf((index) => (index === 6 ? 2 : 0))).toBe(1);
    expect(bestOf((index) => (index > 6 ? 0.5 : -1))).toBe(1);
    expect(bestOf((index) => (index === 6 ? -0.5 : -1))).toBe(0);
  });

  it('begins with the month of asking unless that is as good as over', () => {
    const judgement = judged('marriage-when');
    const firstOn = (askedOn: string) =>
      narrate({ ...judgement, askedOn }, language, 'deep').monthByMonth[0] ?? '';
    const [now, next] = judgement.timeline.map(({ month }) => locale.months.one(month));
    const month = judgement.askedOn.slice(0, 8);
    expect(firstOn(`${month}20`)).toContain(now?.split(' ')[0]);
    expect(firstOn(`${month}21`)).toContain(next?.split(' ')[0]);
    expect(firstOn(`${month}21`)).not.toContain(now?.split(' ')[0]);
  });

  it('says how a running period acts only where it acts so on the whole matter', () => {
    const judgement = judged('marriage-when');
    const textWith = (inMatter: 'for' | 'against' | null): string => {
      const running = judgement.running.map((period) => ({ ...period, inMatter }));
      return narrate({ ...judgement, running }, language).reading.join(' ');
    };
    const ACTS = / helps | slows |मदद मिलती है|अड़चन आती है/u;
    expect([textWith('for'), textWith('against')].some((text) => ACTS.test(text))).toBe(true);
    expect(textWith(null)).not.toMatch(ACTS);
  });

  it('tells all that a question of kind asks for: the interests of a partner', () => {
    for (const depth of ['usual', 'deep'] as const) {
      const { reading } = narrate(judged('life-partner-nature'), language, depth);
      expect(reading.join(' ')).toMatch(/Interests that show|उनका मन .+ लग सकता है/u);
    }
  });

  it('tells the months that two openings of a window share once', () => {
    const texts = QUESTION_IDS.flatMap((question) => {
      const { windows, reading } = narrate(judged(question), language);
      return [...windows.map(({ text }) => text), ...reading];
    });
    expect(texts.filter((text) => /\(([^)]*\d{4})\)[^.।]*\(\1\)/u.test(text))).toEqual([]);
  });

  it('tells no months of a question that has no time', () => {
    expect(narrate(judged('life-partner-nature'), language, 'deep').monthByMonth).toEqual([]);
  });

  it('offers a practice for the graha that slows the matter, never for one that helps', () => {
    const { custom, sentences } = narrate(judged('marriage-when'), language);
    expect(custom).not.toBe('');
    const last = sentences.find(({ text }) => text === custom);
    expect(last?.claims.length).toBeGreaterThan(0);
  });

  it('names the sign of a graha once', () => {
    for (const question of QUESTION_IDS) {
      const told = narrate(judged(question), language);
      const text = [told.direct, ...told.reading, ...told.advice].join(' ');
      for (const name of Object.values(locale.words.grahas)) {
        const signed = new RegExp(`${name} in [A-Z]|राशि (?:का|के) ${name}`, 'gu');
        expect([...text.matchAll(signed)].length, `${question}: ${name}`).toBeLessThan(2);
      }
    }
  });
});
