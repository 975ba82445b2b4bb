import { keepInTab, readFromTab } from '@dhruva/web/lib/tab-storage.ts';
import type { TypedBirth } from './birth-fields.rules.ts';

const KEY = 'birth';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The birth typed in this tab; undefined when there is none. */
export const typedBirth = (): TypedBirth | undefined => {
  const kept = readFromTab(KEY);
  if (!isRecord(kept) || !isRecord(kept['place'])) return undefined;
  const { dob, time, timeUnknown, place, fold } = kept;
  return {
    dob: textIn(dob),
    time: textIn(time),
    timeUnknown: timeUnknown === true,
    place: { text: textIn(place['text']), placeId: textIn(place['placeId']) },
    fold: fold === 'earlier' || fold === 'later' ? fold : '',
  };
};

export const keepTyped = (typed: TypedBirth): void => keepInTab(KEY, typed);
