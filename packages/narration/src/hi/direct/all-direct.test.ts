import type { EvidenceOf, Finding, Judgement } from '@dhruva/jyotish';
import { EVIDENCE_VALUES, FINDINGS } from '@dhruva/jyotish';
import { QUESTION_AREAS, QUESTION_IDS, TRENDS, type QuestionId } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { DIRECT_WORDS as ENGLISH } from '../../en/direct/all-direct.ts';
import { directAnswer } from '../../telling/direct/direct-answer.ts';
import { glossOnce } from '../../text.ts';
import { hindi } from '../hindi.ts';
import { sayIn } from '../say.ts';
import { LEANINGS } from '../words/time-words.ts';
import { DIRECT_WORDS } from './all-direct.ts';

type Values = Readonly<Record<string, readonly unknown[]>>;
type Leaning = EvidenceOf<'specific.leaning'>;
const values: Values = EVIDENCE_VALUES;

/** One specific of each id, its evidence taken at `turn` from the engine's lists. */
const specificsAt = (turn: number): readonly Finding[] =>
  Object.entries(FINDINGS)
    .filter(([id]) => id.startsWith('specific.'))
    .map(([id, fields]) => ({
      id,
      side: 'neutral',
      weight: 0,
      source: 'BPHS 24',
      evidence: Object.fromEntries(
        Object.entries(fields).map(([name, kind], place) => {
          const list = values[kind] ?? [];
          return [name, list[(turn + place) % list.length]];
        }),
      ),
    })) as never;

const forces = [
  { id: 'varga.vargottama', side: 'for', weight: 2, evidence: { graha: 'jupiter' }, source: '' },
  { id: 'promise.karaka-combust', side: 'against', weight: 2, evidence: { graha: 'mars' } },
] as never as readonly Finding[];

const STRONG = { strength: 'stronger', findings: [], holdsMinutes: 15 } as const;
const WEAK = { ...STRONG, strength: 'weaker' } as const;
const WINDOWS: readonly Judgement['windows'][] = [
  [],
  [{ ...WEAK, from: '2027-03', to: '2027-03' }],
  [
    { ...STRONG, from: '2026-11', to: '2027-02' },
    { ...WEAK, from: '2028-01', to: '2028-04' },
    { ...WEAK, from: '2028-09', to: '2028-10' },
  ],
];

const judgementOf = (question: QuestionId, rest: Partial<Judgement>): Judgement =>
  ({
    question,
    area: QUESTION_AREAS[question],
    trend: 'mixed',
    score: 0,
    findings: forces,
    windows: [],
    confidence: 'medium',
    agreement: { agree: 3, of: 5 },
    holdsMinutes: 5,
    holdsShareOfDay: null,
    specifics: [],
    ...rest,
  }) as Judgement;

const directOf = (judgement: Judgement): string => {
  const say = sayIn({ area: judgement.area, from: 'lagna', inWindow: false });
  return glossOnce([directAnswer(hindi, judgement, say)])[0] ?? '';
};

const leaning = (evidence: Leaning): Finding =>
  ({ id: 'specific.leaning', evidence }) as never as Finding;

const TURNS = Array.from({ length: 40 }, (_, turn) => turn);

/** Left-over slots, foreign letters, doubled signs, a second postposition after "तक". */
const BROKEN = /undefined|[A-Za-z[\]{}%]| {2}|।।|\.| [,;।]|,,|के लिए के लिए|तक (?:में|के लिए|को|से) /u;
/** Verbs that would make the reader a man or a woman. */
const GENDERED = /(?<!अपने )आप (?:[^\s।;,]+ ){0,4}[^\s।;,]+(?:ते|ती) हैं|(?:ेंगे|ेंगी|ओगे|ओगी)(?=[ ।;,])/u;

describe('the direct answers in Hindi', () => {
  it.each(QUESTION_IDS)('%s: every answer is clean, harmless and for any reader', (question) => {
    const sentences = new Set<string>();
    for (const [step, trend] of TRENDS.entries()) {
      for (const turn of TURNS) {
        const windows = WINDOWS[(turn + step) % WINDOWS.length] ?? [];
        const text = directOf(
          judgementOf(question, { trend, specifics: specificsAt(turn), windows }),
        );
        for (const sentence of text.split(/(?<=[।;]) /u)) sentences.add(sentence);
        expect(text).not.toMatch(BROKEN);
        expect(text).not.toMatch(GENDERED);
        expect(text).toMatch(/^\p{Script=Devanagari}.*।$/u);
        expect(text).toBe(text.normalize('NFC'));
      }
    }
    expect([...sentences].flatMap(scan)).toEqual([]);
  });

  it.each(QUESTION_IDS)('%s: answers even a chart that says nothing more', (question) => {
    for (const trend of TRENDS) {
      const judgement = judgementOf(question, { trend, findings: [], holdsMinutes: 15 });
      expect(directOf(judgement).length).toBeGreaterThan(40);
    }
  });

  it.each(QUESTION_IDS)('%s: holds the slots, times and ends that English holds', (question) => {
    const slotsOf = (texts: readonly string[]): readonly string[] =>
      texts.flatMap((text) => [...text.matchAll(/\{\w+\}/gu)].map(([slot]) => slot)).sort();
    const [own, english] = [DIRECT_WORDS[question], ENGLISH[question]];
    expect(slotsOf(own.tells)).toEqual(slotsOf(english.tells));
    expect(own.months).toBe(english.months);
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
    for (const { leans, eases } of [own]) {
      expect(slotsOf(Object.values(eases ?? {}))).toEqual(eases ? ['{month}'] : []);
      expect(slotsOf([leans?.even ?? ''])).toEqual([]);
      for (const sentence of leans ? [leans.clear, leans.slight] : []) {
        expect(slotsOf([sentence])).toEqual(['{other}', '{towards}']);
      }
    }
  });

  it('gives no two questions and no two trends the same sentence', () => {
    const trends = QUESTION_IDS.flatMap((question) => DIRECT_WORDS[question].trend);
    expect(new Set(trends).size).toBe(QUESTION_IDS.length * TRENDS.length);
    const told = QUESTION_IDS.flatMap((question) =>
      DIRECT_WORDS[question].tells.filter((sentence) => !/^\{\w+\}$/u.test(sentence)),
    );
    expect(new Set(told).size).toBe(told.length);
    const leans = QUESTION_IDS.flatMap((question) =>
      Object.values(DIRECT_WORDS[question].leans ?? {}),
    );
    expect(new Set(leans).size).toBe(leans.length);
  });

  it('gives the same chart 62 different answers', () => {
    const answers = QUESTION_IDS.map((question) =>
      directOf(judgementOf(question, { specifics: specificsAt(7), windows: WINDOWS[2] ?? [] })),
    );
    expect(new Set(answers).size).toBe(QUESTION_IDS.length);
  });

  it('names months for "when", or says that none stands out', () => {
    for (const question of QUESTION_IDS) {
      if (!DIRECT_WORDS[question].tells.includes('{when}')) continue;
      expect(directOf(judgementOf(question, { windows: WINDOWS[2] ?? [] }))).toContain(
        'समय नवंबर 2026 से फ़रवरी 2027 तक दिखता है; जनवरी से अप्रैल 2028 तक और',
      );
      expect(directOf(judgementOf(question, {}))).toContain('अलग से उभरकर नहीं दिखते');
      expect(directOf(judgementOf(question, { holdsMinutes: null }))).toContain('जन्म का समय जाने');
    }
  });

  it('holds only ends of a leaning that a postposition may follow', () => {
    expect(Object.values(LEANINGS).filter((end) => /(?:ना|ा)$/u.test(end))).toEqual([]);
  });

  it('says so when a leaning pulls against the trend', () => {
    const told = (towards: 'stay' | 'move'): string => {
      const other = towards === 'stay' ? 'move' : 'stay';
      const specifics = [leaning({ towards, other, margin: 'clear' })];
      return directOf(judgementOf('change-home-or-city', { trend: 'supportive', specifics }));
    };
    expect(told('stay')).toContain('दूसरी ओर, पलड़ा');
    expect(told('move')).not.toContain('दूसरी ओर');
  });
});
