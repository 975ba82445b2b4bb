import { dropFromTab, keepInTab, readFromTab } from '@dhruva/web/lib/tab-storage.ts';
import type { TypedBirth } from '../contract/typed-birth.ts';

const KEY = 'birth';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One's own birth as it was typed in this tab; undefined when there is none. */
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

/** Keeps a typed birth in this tab, until somebody signs out here or the tab is closed. */
export const keepTypedBirth = ({ dob, time, timeUnknown, place, fold }: TypedBirth): void =>
  keepInTab(KEY, { dob, time, timeUnknown, place, fold });

/** Notes how the typed birth was understood: its date and clock time in the form of fields for them. */
export const keepUnderstood = (understood: Pick<TypedBirth, 'dob' | 'time'>): void => {
  const typed = typedBirth();
  if (typed) keepInTab(KEY, { ...typed, understood });
};

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The typed birth for a form with fields for a date and a time; undefined where its date is only words. */
export const datedBirth = (): TypedBirth | undefined => {
  const typed = typedBirth();
  const kept = readFromTab(KEY);
  const read = isRecord(kept) && isRecord(kept['understood']) ? kept['understood'] : {};
  const dated = typed && {
    ...typed,
    dob: textIn(read['dob']) || typed.dob,
    time: textIn(read['time']) || typed.time,
  };
  return dated && IS_DAY.test(dated.dob) ? dated : undefined;
};

export const forgetTypedBirth = (): void => dropFromTab(KEY);
