import { judge, julianDayUt } from '@dhruva/jyotish';
import type { QuestionId } from '@dhruva/jyotish/vocabulary';
import { narrate, type NarrativeSentence } from '@dhruva/narration';
import { expect, test } from 'vitest';
import { natalAt } from '../claims/chart/natal.ts';
import { countAnswer, type ToldAnswer } from './answer-rows.ts';
import { countLife } from './life-rows.ts';
import { emptyRows, type RowId } from './rows.ts';

const NAGPUR = { lat: 21.15, lon: 79.09 };

const answerOf = (question: QuestionId, born: number): ToldAnswer => {
  const asked = { question, place: NAGPUR, at: julianDayUt(2461366.75) };
  const judgement = judge({ ...asked, birth: julianDayUt(born) });
  const { sentences } = narrate(judgement, 'en');
  return { judgement, sentences, natal: natalAt(born, NAGPUR, true), age: 36, name: 'one' };
};
const answer = answerOf('marriage-when', 2448118.875);
const { judgement } = answer;

const wrongIn = (changed: Partial<ToldAnswer>): readonly string[] => {
  const rows = emptyRows();
  countAnswer({ ...answer, ...changed }, rows);
  countLife([{ ...answer, ...changed }], rows);
  return Object.entries(rows).flatMap(([id, { wrong }]) => (wrong > 0 ? [id] : []));
};

const { signs } = answer.natal;
const apart = (['mars', 'mercury', 'jupiter', 'venus'] as const).find(
  (graha) => signs[graha] !== signs.sun,
)!;
const said = (text: string, ...claims: NarrativeSentence['claims']) => [
  ...answer.sentences,
  { text, part: 'reasons', claims } as const,
];
const PAST = { start: '2020-01-01', end: '2020-02-01' };
const [running] = judgement.running;

test('an answer as it is told contradicts nothing', () => {
  expect(wrongIn({})).toEqual([]);
});

test.each<[RowId, Partial<ToldAnswer>]>([
  ['conjoined', { sentences: said('', { kind: 'conjoined', a: 'sun', b: apart }) }],
  [
    'present',
    {
      sentences: said('Saturn passes through it now.', {
        kind: 'transit',
        graha: 'saturn',
        from: 'lagna',
        ...PAST,
      }),
    },
  ],
  [
    'windows',
    {
      sentences: said('', {
        kind: 'window',
        start: '1999-01',
        end: '1999-02',
        strength: 'stronger',
      }),
    },
  ],
  [
    'outlives',
    {
      sentences: said(
        '',
        { kind: 'cause', cause: 'saturn', start: '2026-01-01', end: '2030-01-01' },
        { kind: 'ease', start: '2027-01' },
      ),
    },
  ],
  [
    'bothSides',
    {
      judgement: {
        ...judgement,
        weighings: [],
        findings: (['for', 'against'] as const).map((side) => ({
          ...judgement.findings[0]!,
          side,
          evidence: { graha: running?.graha },
        })) as unknown as typeof judgement.findings,
      },
    },
  ],
  ['earlyForElders', { sentences: said('It is likely earlier than most.') }],
  ['pasts', { sentences: answer.sentences.filter(({ part }) => part !== 'past') }],
])('a contradiction is counted: %s', (row, changed) => {
  expect(wrongIn(changed)).toContain(row);
});

test('two mahapurusha yogas are both named, and counted where they are not', () => {
  // Jupiter in Karka and Venus in Tula, the fourth and seventh from Mesha, on the evening of 2 October 2002.
  const both = answerOf('main-strengths', 2452550.08);
  const rows = emptyRows();
  countLife([both, { ...both, sentences: [] }], rows);
  expect(rows.mahapurusha).toMatchObject({ wrong: 2, of: 4 });
});
