import { after, lazyWhen } from '@dhruva/web/ui/lazy-when.ts';

/** The pictures of an answer, lazy so that its text renders first. */
export const AnswerChart = lazyWhen(
  after(0),
  async () => (await import('./answer-chart.tsx')).AnswerChart,
);
export const Timeline = lazyWhen(after(0), async () => (await import('./timeline.tsx')).Timeline);
