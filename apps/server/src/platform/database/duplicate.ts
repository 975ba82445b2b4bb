/** Whether a statement failed because a unique index has such a row already (PostgreSQL's `23505`). */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
