import type { PlaceValue } from '@dhruva/account/profile/web';
import { dropFromTab, keepInTab, readFromTab } from '@dhruva/web/lib/tab-storage.ts';

/** A birth as the form has it; `fold` picks one of two equal clock times. */
export interface TypedBirth {
  readonly dob: string;
  readonly time: string;
  readonly timeUnknown: boolean;
  readonly place: PlaceValue;
  readonly fold: '' | 'earlier' | 'later';
}

export const NOTHING_TYPED: TypedBirth = {
  dob: '',
  time: '',
  timeUnknown: false,
  place: { text: '', placeId: '' },
  fold: '',
};

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
export const dropTyped = (): void => dropFromTab(KEY);
