import type { ErrorList } from '@dhruva/kernel/errors';

/** What asking for a report is refused for. */
export const ASSESSMENT_ERRORS = {
  'assessment.no-report': {
    status: 404,
    sentence: 'There is no report of this booking in your account yet.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    assessments: keyof typeof ASSESSMENT_ERRORS;
  }
}
