/** A deletion as listed outside the database, e.g. beside backups: no personal data. */
export interface DeletedAccount {
  readonly userId: string;
  readonly deletedAt: Date;
  /** YYYY-MM-DD in India. */
  readonly finalDeletionOn: string;
}

const LINE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\t(\S+)\t(\d{4}-\d{2}-\d{2})$/;

/** Formats a deletion as a line: user id, time, and day of final deletion. */
export const erasureLine = ({ userId, deletedAt, finalDeletionOn }: DeletedAccount): string =>
  [userId, deletedAt.toISOString(), finalDeletionOn].join('\t');

/** Parses such lines; empty ones are skipped. Throws RangeError with the number of an invalid line. */
export const readErasureLines = (text: string): DeletedAccount[] =>
  text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const [, userId, moment, finalDeletionOn] = LINE.exec(line.trim()) ?? [];
    const deletedAt = new Date(moment ?? '');
    if (!userId || !finalDeletionOn || Number.isNaN(deletedAt.getTime()))
      throw new RangeError(`line ${at + 1} is no deletion`);
    return [{ userId, deletedAt, finalDeletionOn }];
  });
