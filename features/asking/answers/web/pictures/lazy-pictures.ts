import { preloadable } from '@dhruva/web/lib/preloadable.ts';
import { after, lazyWhen } from '@dhruva/web/ui/lazy-when.ts';

const chart = preloadable(async () => import('./answer-chart.tsx'));
const timeline = preloadable(async () => import('./timeline.tsx'));

/** Loads the pictures while an answer is made, so that they do not push its text about when it is read. */
export const loadPicturesAhead = (): void => {
  chart.ahead();
  timeline.ahead();
};

/** The pictures of an answer, lazy so that its text renders first. */
export const AnswerChart = lazyWhen(after(0), async () => (await chart.now()).AnswerChart);
export const Timeline = lazyWhen(after(0), async () => (await timeline.now()).Timeline);
