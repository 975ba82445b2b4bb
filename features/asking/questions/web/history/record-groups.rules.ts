import type { PredictionRecord } from '@dhruva/asking/questions/contract/history';

/** The records about one person, or of one kind, newest first. */
export interface RecordGroup {
  readonly key: string;
  readonly kind: 'self' | 'other' | 'pair' | 'own';
  /** Of another person, as it was last given. */
  readonly name?: string;
  readonly records: readonly PredictionRecord[];
}

const KINDS = { compatibility: 'pair', custom: 'own' } as const;

const groupOf = (record: PredictionRecord): Pick<RecordGroup, 'key' | 'kind'> => {
  if (record.kind !== 'question') return { key: record.kind, kind: KINDS[record.kind] };
  if (record.asked.questionFor === 'self') return { key: 'self', kind: 'self' };
  const { dob, timeOfBirth, placeOfBirth } = record.asked;
  return { key: `${dob} ${timeOfBirth} ${placeOfBirth.trim().toLowerCase()}`, kind: 'other' };
};

const nameIn = (record: PredictionRecord): string | undefined =>
  record.kind === 'question' ? (record.answer?.names?.self ?? record.asked.name) : undefined;

/** Groups records (newest first) by the person they are about; the most recently asked about comes first. */
export const groupByPerson = (records: readonly PredictionRecord[]): readonly RecordGroup[] => {
  const groups = new Map<string, RecordGroup & { readonly records: PredictionRecord[] }>();
  for (const record of records) {
    const group = groupOf(record);
    const kept = groups.get(group.key) ?? { ...group, records: [] };
    kept.records.push(record);
    const name = kept.name ?? nameIn(record);
    groups.set(group.key, { ...kept, ...(name !== undefined && { name }) });
  }
  return [...groups.values()];
};
