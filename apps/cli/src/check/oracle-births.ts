import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A birth of the oracle as a line of input has it. */
export interface BirthInput {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly lat: number;
  readonly lon: number;
  readonly fold?: string;
}

const ORACLE = join(
  import.meta.dirname,
  '../../../../packages/jyotish/reference/charts-public.jsonl',
);

/** The births of the oracle, in its order. */
export const oracleBirths = (): readonly BirthInput[] =>
  readFileSync(ORACLE, 'utf8')
    .trim()
    .split('\n')
    .map((row) => {
      const { input } = JSON.parse(row) as { readonly input: BirthInput };
      const { date, time, zone, lat, lon, fold } = input;
      return { date, time, zone, lat, lon, ...(fold !== undefined && { fold }) };
    });
