import { jsonLines } from './json-lines.ts';

/** A body of an oracle row; fields and units: README.md. */
export interface OracleBody {
  readonly lon: number;
  readonly speed: number;
  readonly retro: boolean;
  readonly sign: number;
  readonly navamsa: number;
  readonly house: number;
  readonly edge: number;
}

interface OracleInput {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly fold?: 'earlier' | 'later';
  readonly lat: number;
  readonly lon: number;
}

interface Start {
  readonly lord: string;
  readonly start: string;
}

interface Span extends Start {
  readonly end: string;
}

export interface OracleRow {
  readonly id: string;
  readonly input: OracleInput;
  readonly weekday: number;
  readonly jdUt: number;
  readonly deltaT: number;
  readonly ayanamsha: number;
  readonly ayanamshaTrue: number;
  readonly bodies: Readonly<Record<string, OracleBody>>;
  readonly ascendant: Omit<OracleBody, 'speed' | 'retro' | 'house'>;
  readonly moonNakshatra: number;
  readonly moonPada: number;
  readonly vimshottari: {
    readonly lordAtBirth: string;
    readonly balanceYears: number;
    readonly birthDashaStart: string;
    readonly nextMahadashas: readonly Start[];
    readonly running: Span & { readonly at: string; readonly antardashas: readonly Span[] };
  };
  readonly panchanga: Readonly<
    Record<'tithi' | 'karana' | 'yoga' | 'tithiEdge' | 'karanaEdge' | 'yogaEdge', number>
  >;
}

/** The births of charts-public.jsonl. */
export const oracleRows = (): readonly OracleRow[] =>
  jsonLines('charts-public.jsonl') as readonly OracleRow[];
