import type { PredictionRecord } from '@dhruva/asking/questions/contract/history';

/** The records about one person, or of one kind, newest first. */
export interface Shelf {
  readonly key: string;
  readonly kind: 'self' | 'other' | 'pair' | 'own';
  /** Of another person, as it was last given. */
  readonly name?: string;
  readonly records: readonly PredictionRecord[];
}

const KINDS = { compatibility: 'pair', custom: 'own' } as const;

const placeOf = (record: PredictionRecord): Pick<Shelf, 'key' | 'kind'> => {
  if (record.kind !== 'question') return { key: record.kind, kind: KINDS[record.kind] };
  if (record.asked.questionFor === 'self') return { key: 'self', kind: 'self' };
  const { dob, timeOfBirth, placeOfBirth } = record.asked;
  return { key: `${dob} ${timeOfBirth} ${placeOfBirth.trim().toLowerCase()}`, kind: 'other' };
};

const nameIn = (record: PredictionRecord): string | undefined =>
  record.kind === 'question' ? (record.answer?.names?.self ?? record.asked.name) : undefined;

/** Records (newest first) by whom they are about; whoever was asked about last stands first. */
export const shelvesOf = (records: readonly PredictionRecord[]): readonly Shelf[] => {
  const shelves = new Map<string, Shelf & { readonly records: PredictionRecord[] }>();
  for (const record of records) {
    const place = placeOf(record);
    const shelf = shelves.get(place.key) ?? { ...place, records: [] };
    shelf.records.push(record);
    const name = shelf.name ?? nameIn(record);
    shelves.set(place.key, { ...shelf, ...(name !== undefined && { name }) });
  }
  return [...shelves.values()];
};
