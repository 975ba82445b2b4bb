import type { Migration } from 'kysely/migration';
import * as platform from './0001-platform.ts';

/** Every migration in order. Forward only: a released one is never edited, a new number is added. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-platform': platform,
};
