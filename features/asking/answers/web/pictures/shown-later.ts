import { after, lazyWhen } from '@dhruva/web/ui/lazy-when.ts';

/** The pictures of an answer, fetched when one is shown: its words do not wait for them. */
export const AnswerChart = lazyWhen(
  after(0),
  async () => (await import('./answer-chart.tsx')).AnswerChart,
);
export const Timeline = lazyWhen(after(0), async () => (await import('./timeline.tsx')).Timeline);
