/** An account as its deletion is known by: no more than a list outside the database may hold. */
export interface DeletedAccount {
  readonly userId: string;
  readonly deletedAt: Date;
  /** YYYY-MM-DD in India. */
  readonly finalDeletionOn: string;
}

const LINE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\t(\S+)\t(\d{4}-\d{2}-\d{2})$/;

/** One deletion as a line: the account's number, when, and the day of final deletion; nothing of the person. */
export const lineOf = ({ userId, deletedAt, finalDeletionOn }: DeletedAccount): string =>
  [userId, deletedAt.toISOString(), finalDeletionOn].join('\t');

/** The deletions of such lines; empty ones are skipped. Throws RangeError with the number of a line that is none. */
export const readLines = (text: string): DeletedAccount[] =>
  text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const [, userId, moment, finalDeletionOn] = LINE.exec(line.trim()) ?? [];
    const deletedAt = new Date(moment ?? '');
    if (!userId || !finalDeletionOn || Number.isNaN(deletedAt.getTime()))
      throw new RangeError(`line ${at + 1} is no deletion`);
    return [{ userId, deletedAt, finalDeletionOn }];
  });
