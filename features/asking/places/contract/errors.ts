import type { ErrorList } from '@dhruva/kernel/errors';

/** What is wrong with a place. */
export const PLACE_ERRORS = {
  'place.query-short': { status: 400, sentence: 'Please type at least two letters of the place.' },
  'place.unknown': {
    status: 400,
    sentence:
      'We could not find this place. Please choose a nearby town from the list, or type its coordinates.',
  },
  'place.ambiguous': {
    status: 400,
    sentence: 'There is more than one place of this name. Please choose the one you mean.',
  },
  'place.coordinates-invalid': {
    status: 400,
    sentence: 'Please give the latitude between -90 and 90 and the longitude between -180 and 180.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    places: keyof typeof PLACE_ERRORS;
  }
}
