import { readFileSync } from 'node:fs';

/** A query of the corpus, and where its place lies: degrees and kilometres; nowhere where it names no place. */
export interface CorpusQuery {
  readonly kind: string;
  readonly query: string;
  readonly at: { readonly lat: number; readonly lon: number; readonly km: number } | undefined;
}

/** The parts of the corpus; the second is opened seldom (corpus/README.md). */
export const PARTS = ['written-from', 'kept-apart'] as const;

/** Reads a part of the corpus. */
export const readCorpus = (part: (typeof PARTS)[number]): CorpusQuery[] =>
  readFileSync(new URL(`../../corpus/${part}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', query = '', lat = '', lon = '', km = ''] = line.split('\t');
      const at = lat === '' ? undefined : { lat: Number(lat), lon: Number(lon), km: Number(km) };
      return { kind, query, at };
    });
