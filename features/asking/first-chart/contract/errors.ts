import type { ErrorList } from '@dhruva/kernel/errors';

export const FIRST_CHART_ERRORS = {
  'first-chart.work-needed': {
    status: 428,
    sentence:
      'Very many charts were drawn from your network this hour. Your browser has to do a small sum first; please try again.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    firstChart: keyof typeof FIRST_CHART_ERRORS;
  }
}
