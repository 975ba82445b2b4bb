import type { ErrorList } from '@dhruva/kernel/errors';

/** What is wrong with two people’s details, beside each one’s; the code keeps the older name of a pair. */
export const PAIR_ERRORS = {
  'compatibility.details-missing': {
    status: 400,
    sentence: 'Please fill in all details for Self and Other.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    pairs: keyof typeof PAIR_ERRORS;
  }
}
