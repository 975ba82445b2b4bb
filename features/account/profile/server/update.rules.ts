import { factsIn, factTexts, type LifeFacts } from '../contract/life-facts.ts';
import type { ProfileUpdate } from '../contract/schemas.ts';
import { readEmail, readName, readPhone } from '../contract/contact.ts';
import { parseBirthDate, parseBirthTime } from './birth-input.rules.ts';
import type { Choice, DateCode } from './birth-input.rules.ts';

/** A stored profile: empty texts are unset; `gender` is empty until chosen. */
export interface ProfileState {
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly dob: string;
  readonly dobTyped: string;
  readonly timeOfBirth: string;
  readonly timeTyped: string;
  readonly timeUnknown: boolean;
  readonly placeOfBirth: string;
  readonly placeId: string;
  readonly gender: '' | 'male' | 'female';
  readonly lifeFacts: LifeFacts;
}

export type ProfileCode =
  | DateCode
  | 'profile.phone-invalid'
  | 'profile.email-invalid'
  | 'profile.time-invalid';

export interface ProfileRefusal {
  readonly kind: 'refused';
  readonly field: keyof ProfileUpdate;
  readonly code: ProfileCode;
  readonly choices?: readonly Choice[];
}

type Change = Partial<ProfileState>;
type Step = { readonly kind: 'changed'; readonly change: Change } | ProfileRefusal;

const changed = (change: Change): Step => ({ kind: 'changed', change });

const contactSteps = (update: ProfileUpdate): Step[] => {
  const steps: Step[] = [];
  if (update.phone !== undefined) {
    const phone = readPhone(update.phone);
    steps.push(
      phone === undefined
        ? { kind: 'refused', field: 'phone', code: 'profile.phone-invalid' }
        : changed({ phone }),
    );
  }
  if (update.email !== undefined) {
    const email = readEmail(update.email);
    steps.push(
      email === undefined
        ? { kind: 'refused', field: 'email', code: 'profile.email-invalid' }
        : changed({ email }),
    );
  }
  if (update.name !== undefined) steps.push(changed({ name: readName(update.name) }));
  return steps;
};

/** A date submitted unchanged keeps the text it was originally typed as. */
const dateStep = (state: ProfileState, update: ProfileUpdate, today: string): Step => {
  const typed = update.dob?.trim();
  if (typed === undefined || typed === state.dob) return changed({});
  if (typed === '') return changed({ dob: '', dobTyped: '' });
  const read = parseBirthDate(typed, today);
  return read.kind === 'read'
    ? changed({ dob: read.value, dobTyped: typed })
    : { ...read, field: 'dob' };
};

const timeStep = (state: ProfileState, update: ProfileUpdate): Step => {
  if (update.timeUnknown === true)
    return changed({ timeUnknown: true, timeOfBirth: '', timeTyped: '' });
  const timeUnknown = update.timeUnknown ?? state.timeUnknown;
  const typed = update.timeOfBirth?.trim();
  if (typed === undefined || typed === state.timeOfBirth) return changed({ timeUnknown });
  if (typed === '') return changed({ timeUnknown, timeOfBirth: '', timeTyped: '' });
  const read = parseBirthTime(typed);
  return read.kind === 'read'
    ? changed({ timeUnknown: false, timeOfBirth: read.value, timeTyped: typed })
    : { ...read, field: 'timeOfBirth' };
};

/** Gender counts as chosen when it is submitted, unless it is just the default sent back. */
const genderStep = (state: ProfileState, update: ProfileUpdate): Step => {
  const untouched = state.gender === '' && update.genderChosen === false;
  return update.gender === undefined || untouched
    ? changed({})
    : changed({ gender: update.gender });
};

/** A fact submitted as null is removed; those not submitted stay. */
const factsStep = (state: ProfileState, { lifeFacts }: ProfileUpdate): Step =>
  changed({ lifeFacts: factsIn(factTexts({ ...state.lifeFacts, ...lifeFacts })) });

type PlaceFields = Pick<ProfileState, 'placeOfBirth' | 'placeId'>;

/**
 * Determines the resulting place of birth. A gazetteer id sets the place's label; an unchanged id with a
 * changed text is stale and dropped. Text without an id is kept as typed. `labelOf`: id → label.
 */
export const applyPlace = (
  state: ProfileState,
  update: ProfileUpdate,
  labelOf: (placeId: string) => string | undefined,
): PlaceFields => {
  const text = update.placeOfBirth?.trim() ?? state.placeOfBirth;
  const isStale = text !== state.placeOfBirth && update.placeId === state.placeId;
  const kept = text === state.placeOfBirth ? state.placeId : '';
  const placeId = isStale ? '' : (update.placeId ?? kept);
  const label = text === '' || placeId === '' ? undefined : labelOf(placeId);
  return label === undefined
    ? { placeOfBirth: text, placeId: '' }
    : { placeOfBirth: label, placeId };
};

/**
 * Applies a requested change to a profile; returns the new profile or the first error. The place is handled
 * by applyPlace. `today`: YYYY-MM-DD.
 */
export const applyUpdate = (
  state: ProfileState,
  update: ProfileUpdate,
  today: string,
): { readonly kind: 'applied'; readonly state: ProfileState } | ProfileRefusal => {
  const steps = [
    ...contactSteps(update),
    dateStep(state, update, today),
    timeStep(state, update),
    genderStep(state, update),
    factsStep(state, update),
  ];
  const refusal = steps.find((step) => step.kind === 'refused');
  if (refusal) return refusal;
  const changes = steps.map((step) => (step.kind === 'changed' ? step.change : {}));
  return { kind: 'applied', state: Object.assign({}, state, ...changes) as ProfileState };
};

export const EMPTY_PROFILE: ProfileState = {
  phone: '',
  name: '',
  email: '',
  dob: '',
  dobTyped: '',
  timeOfBirth: '',
  timeTyped: '',
  timeUnknown: false,
  placeOfBirth: '',
  placeId: '',
  gender: '',
  lifeFacts: {},
};
