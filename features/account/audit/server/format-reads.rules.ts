import { INDIA, wallClock } from '@dhruva/civil-time';

interface Read {
  readonly at: Date;
  readonly staff: string;
  readonly therapist_id: string | null;
  readonly purpose: string;
  readonly kind: string;
  readonly reference: string;
  readonly revision: number | null;
  readonly outcome: string;
}

const rowOf = (read: Read): string[] => {
  const { date, time } = wallClock(read.at.getTime(), INDIA);
  const revision = read.revision === null ? '' : ` ${read.revision}`;
  return [
    `${date} ${time}`,
    read.outcome,
    `${read.kind}${revision}`,
    read.reference,
    read.therapist_id ?? '-',
    read.staff,
    read.purpose,
  ];
};

/** Formats logged staff reads as a text table in Indian time. Contains nothing of what was read. */
export const formatReads = (reads: readonly Read[]): string => {
  if (reads.length === 0) return 'Nobody read anything.';
  const head = ['WHEN (INDIA)', 'OUTCOME', 'WHAT', 'OF', 'THERAPIST', 'WHO', 'WHAT FOR'];
  const table = [head, ...reads.map(rowOf)];
  const widths = head.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
