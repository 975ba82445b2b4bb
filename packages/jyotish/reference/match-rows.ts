import { jsonLines } from './json-lines.ts';
import type { KutaScores } from '../src/matching/kutas.ts';

interface MatchSide {
  readonly birthId: string;
  readonly moonLon: number;
}

/** A pair of the oracle; fields: README.md. */
export interface MatchRow {
  readonly id: string;
  readonly boy: MatchSide;
  readonly girl: MatchSide;
  readonly scores: KutaScores;
  readonly total: number;
}

/** The pairs of matching-public.jsonl. */
export const matchRows = (): readonly MatchRow[] =>
  jsonLines('matching-public.jsonl') as readonly MatchRow[];
