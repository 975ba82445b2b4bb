import type { Finding, Judgement } from '@dhruva/jyotish';
import { EVIDENCE_VALUES, FINDINGS } from '@dhruva/jyotish';
import { QUESTION_AREAS, QUESTION_IDS, TRENDS, type QuestionId } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { PLANS } from '../../../../jyotish/src/judgement/plans/all-plans.ts';
import { glossOnce } from '../../text.ts';
import { LANGUAGE_SAMPLES } from '../../samples/language.samples.ts';
import { directSentences } from './direct-answer.ts';

type Values = Readonly<Record<string, readonly unknown[]>>;
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

const HELD = { findings: [], holdsMinutes: 15, secondOpinion: null } as const;
const WINDOWS: readonly Judgement['windows'][] = [
  [],
  [{ from: '2027-03', to: '2027-03', strength: 'weaker', ...HELD }],
  [
    { from: '2026-11', to: '2027-02', strength: 'stronger', ...HELD },
    { from: '2028-01', to: '2028-04', strength: 'weaker', ...HELD },
    { from: '2028-09', to: '2028-10', strength: 'weaker', ...HELD },
  ],
];

const judgementOf = (question: QuestionId, rest: Partial<Judgement>): Judgement => ({
  question,
  area: QUESTION_AREAS[question],
  life: { cases: [], months: PLANS[question].months, monthsBy: null },
  strand: PLANS[question].strand,
  trend: 'mixed',
  score: 0,
  askedOn: '2026-11-22',
  findings: forces,
  weighings: [],
  windows: [],
  running: [],
  following: null,
  choice: null,
  past: [],
  confidence: 'medium',
  agreement: { agree: 3, of: 5 },
  holdsMinutes: 5,
  holdsShareOfDay: null,
  specifics: [],
  timeline: [],
  chart: {} as never,
  engineVersion: 'test',
  ...rest,
});

/** Questions that have a trend: all but "which" and "what". */
const WITH_TREND = QUESTION_IDS.filter(
  (question) => !['which', 'what'].includes(PLANS[question].asks),
);

const TURNS = Array.from({ length: 40 }, (_, turn) => turn);

describe.each(LANGUAGE_SAMPLES)('the direct answers: $language', (sample) => {
  const { locale } = sample;
  const directOf = (judgement: Judgement): string => {
    const nouns = locale.nounPhrasesIn({ area: judgement.area, from: 'lagna', inWindow: false });
    const told = directSentences(locale, judgement, nouns).map(({ text }) => text);
    return glossOnce([told.join(' ')])[0] ?? '';
  };

  it.each(QUESTION_IDS)('%s: every answer is clean and harmless', (question) => {
    const sentences = new Set<string>();
    for (const [step, trend] of TRENDS.entries()) {
      for (const turn of TURNS) {
        const text = directOf(
          judgementOf(question, {
            trend,
            specifics: specificsAt(turn),
            windows: WINDOWS[(turn + step) % WINDOWS.length] ?? [],
          }),
        );
        for (const sentence of text.split(/(?<=[.;।]) /u)) sentences.add(sentence);
        expect(text).not.toMatch(sample.broken);
        expect(text).not.toMatch(sample.gendered);
        expect(text).toMatch(sample.whole);
      }
    }
    expect([...sentences].flatMap(scan)).toEqual([]);
  });

  it.each(QUESTION_IDS)('%s: answers even a chart that says nothing more', (question) => {
    for (const trend of WITH_TREND.includes(question) ? TRENDS : []) {
      expect(
        directOf(judgementOf(question, { trend, findings: [], holdsMinutes: 15 })).length,
      ).toBeGreaterThan(40);
    }
  });

  it('gives no two questions and no two trends the same sentence', () => {
    const sentences = QUESTION_IDS.flatMap((question) => locale.direct[question].trend ?? []);
    expect(new Set(sentences).size).toBe(WITH_TREND.length * TRENDS.length);
    const told = QUESTION_IDS.flatMap((question) =>
      locale.direct[question].sentences.filter((sentence) => !/^\{\w+\}$/u.test(sentence)),
    );
    expect(new Set(told).size).toBe(told.length);
  });

  it('has a sentence for each trend but of "which" and "what", which have none', () => {
    const told = QUESTION_IDS.filter((question) => locale.direct[question].trend !== undefined);
    expect(told).toEqual(WITH_TREND);
    for (const question of told) {
      expect(locale.direct[question].sentences).toContain('{trend}');
    }
  });

  it('names the first later stretch where none begins within the time asked about', () => {
    const timeline = [{ month: '2026-12', dasha: 0, transit: 0 }];
    const text = directOf(judgementOf('stable-job-when', { windows: WINDOWS[1] ?? [], timeline }));
    expect(text).toContain(sample.noneStandsOut);
    expect(text).toContain(locale.months.one('2027-03'));
  });

  it('answers every "when" with months, or says that none stands out', () => {
    const asked = QUESTION_IDS.filter((question) => PLANS[question].asks === 'when');
    for (const question of asked) {
      const withMonths = directOf(judgementOf(question, { windows: WINDOWS[2] ?? [] }));
      expect(withMonths).toContain(sample.stretch);
      expect(directOf(judgementOf(question, {}))).toContain(sample.noneStandsOut);
      const unknown = directOf(judgementOf(question, { holdsMinutes: null }));
      expect(unknown).toContain(sample.withoutTime);
    }
    expect(asked.length).toBeGreaterThan(5);
  });

  it('gives a reason of "why" and when it eases', () => {
    const specifics = specificsAt(0);
    for (const question of ['career-slow-why', 'marriage-delay'] as const) {
      const text = directOf(judgementOf(question, { specifics }));
      expect(text).toContain(locale.months.one('2026-03'));
    }
  });

  it('says so when a leaning pulls against the trend', () => {
    const leaning = (towards: 'stay' | 'move') =>
      ({
        id: 'specific.leaning',
        evidence: { towards, other: towards === 'stay' ? 'move' : 'stay', margin: 'clear' },
      }) as never as Finding;
    const told = (towards: 'stay' | 'move'): string =>
      directOf(
        judgementOf('change-home-or-city', {
          trend: 'supportive',
          specifics: [leaning(towards)],
        }),
      );
    expect(told('stay')).toContain(sample.despiteTrend);
    expect(told('move')).not.toContain(sample.despiteTrend.slice(0, 7));
  });
});
