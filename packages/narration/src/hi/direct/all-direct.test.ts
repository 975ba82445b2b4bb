import type { EvidenceOf, Finding, Judgement } from '@dhruva/jyotish';
import { QUESTION_AREAS, QUESTION_IDS, TRENDS } from '@dhruva/jyotish/vocabulary';
import { describe, expect, it } from 'vitest';
import { DIRECT_WORDS as ENGLISH } from '../../en/direct/all-direct.ts';
import { directSentences } from '../../telling/direct/direct-answer.ts';
import { hindi } from '../hindi.ts';
import { nounPhrasesIn } from '../noun-phrases.ts';
import { LEANINGS } from '../words/time-words.ts';
import { DIRECT_WORDS } from './all-direct.ts';

type Leaning = EvidenceOf<'specific.leaning'>;

const ENDS = Object.keys(LEANINGS) as readonly Leaning['towards'][];
const STRETCH = { from: '2026-11', to: '2027-02', findings: [], holdsMinutes: 15 } as const;

const slotsOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(/\{\w+\}/gu)].map(([slot]) => slot)).sort();

const questions = QUESTION_IDS.map((question) => ({ question, words: DIRECT_WORDS[question] }));

describe.each(questions)('$question in Hindi', ({ question, words }) => {
  it('holds the slots and ends that English holds', () => {
    const english = ENGLISH[question];
    expect(slotsOf(words.sentences)).toEqual(slotsOf(english.sentences));
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  });

  it('keeps slots out of the texts that fill none, and in those that do', () => {
    const { matter, event = '', trend = [], leans, eases } = words;
    expect(slotsOf([matter, event, ...trend, leans?.even ?? '', eases?.later ?? ''])).toEqual([]);
    expect(slotsOf([eases?.from ?? '{month}'])).toEqual(['{month}']);
    for (const sentence of leans === undefined ? [] : [leans.clear, leans.slight]) {
      expect(slotsOf([sentence])).toEqual(['{other}', '{towards}']);
    }
  });

  it('puts no postposition after a stretch that ends in "तक", and none twice', () => {
    for (const strength of ['stronger', 'weaker'] as const) {
      for (const trend of TRENDS) {
        const told = directSentences(
          hindi,
          {
            question,
            trend,
            area: QUESTION_AREAS[question],
            life: { cases: [], months: 12, monthsBy: null },
            findings: [],
            specifics: ENDS.map((towards, place) => ({
              id: 'specific.leaning',
              evidence: { towards, other: ENDS[place - 1] ?? 'wait', margin: 'clear' },
            })) as never as readonly Finding[],
            weighings: [],
            timeline: [],
            windows: [{ ...STRETCH, strength }],
            holdsMinutes: 15,
          } as never as Judgement,
          nounPhrasesIn({ area: QUESTION_AREAS[question], from: 'lagna', inWindow: false }),
        );
        const text = told.map((each) => each.text).join(' ');
        expect(text).not.toMatch(/तक (?:में|को|से|के लिए) |के लिए के लिए| को को | से से /u);
        expect(text).toBe(text.normalize('NFC'));
      }
    }
  });
});

describe('leanings in Hindi', () => {
  it('are bent: a postposition may follow each of them', () => {
    expect(Object.values(LEANINGS).filter((end) => /(?:ना|ा)$/u.test(end))).toEqual([]);
  });

  it('are weighed in words of its own by every question', () => {
    const leans = questions.flatMap(({ words }) => Object.values(words.leans ?? {}));
    expect(leans.length).toBeGreaterThan(30);
    expect(new Set(leans).size).toBe(leans.length);
  });
});
