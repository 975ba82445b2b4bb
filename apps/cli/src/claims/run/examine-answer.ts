import type { PairClaim } from '@dhruva/jyotish';
import type { Language } from '@dhruva/narration';
import type { Answer, Sentence, Verdict } from '../claims.types.ts';
import type { FirstSigns } from '../reader/carried.ts';
import { uncarriedIn } from '../reader/reader.ts';
import type { SpanMemory } from '../time/spans.ts';
import { countIn, type Tally } from './tally.ts';

/** How a run is made. */
export interface Run {
  /** The moment of asking, Julian day UT. */
  readonly at: number;
  readonly languages: readonly Language[];
  readonly tally: Tally;
  readonly memory: SpanMemory;
  readonly chance: () => number;
  /** Share of claims changed on purpose, 0 for none. */
  readonly falsify: number;
}

/** One or two people under examination. */
export interface Examined<C extends PairClaim> {
  readonly check: (claim: C, answer: Answer) => Verdict;
  /** The claim with one thing changed, so that it is false. */
  readonly falsified: (claim: C) => C;
  readonly first: FirstSigns;
}

/** An answer as told in a language; `where` is printed beside what is found. */
interface ToldAnswer<C extends PairClaim> {
  readonly sentences: readonly (Omit<Sentence, 'claims'> & { readonly claims: readonly C[] })[];
  readonly answer: Answer;
  readonly language: Language;
  readonly where: string;
}

/** Checks every claim of an answer, some of them changed on purpose, and what its sentences name. */
export const examineAnswer = <C extends PairClaim>(
  { sentences, answer, language, where }: ToldAnswer<C>,
  { check, falsified, first }: Examined<C>,
  { tally, chance, falsify }: Run,
): void => {
  tally.answers += 1;
  tally.sentences += sentences.length;
  tally.fewest = Math.min(tally.fewest, answer.claims.length);
  for (const { text, claims } of sentences) {
    for (const claim of claims) {
      countIn(tally.claims, claim);
      const isChanged = falsify > 0 && chance() < falsify;
      const told = isChanged ? falsified(claim) : claim;
      const reason = check(told, answer);
      const what = JSON.stringify(told);
      if (isChanged) {
        countIn(tally.changed, claim);
        if (reason === null) tally.missed.push({ where, what, reason: JSON.stringify(claim) });
      } else if (reason !== null) {
        countIn(tally.falseByKind, claim);
        tally.falseOnes.push({ where, what, reason: `${reason} | ${text}` });
      }
    }
    const names = uncarriedIn({ text, claims }, answer.claims, language, first);
    if (names.length > 0) {
      tally.uncarried.push({ where, what: names.join(', '), reason: text });
    }
  }
};
