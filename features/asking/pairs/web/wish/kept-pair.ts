import { keepInTab, readFromTab } from '@dhruva/web/lib/tab-storage.ts';
import type { PairForm } from '../form/pair-form.rules.ts';

const KEY = 'pair';

/** What this tab typed of two people; it goes at sign-out. */
export const keptPair = (): Partial<PairForm> | undefined =>
  readFromTab(KEY) as Partial<PairForm> | undefined;

export const keepPair = (values: PairForm): void => keepInTab(KEY, values);
