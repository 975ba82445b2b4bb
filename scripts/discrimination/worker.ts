/** Measures its share of the questions, and posts each one's rows. */
import { parentPort, workerData } from 'node:worker_threads';
import type { CompatibilityQuestionId, QuestionId } from '@dhruva/jyotish';
import type { Language } from '@dhruva/narration';
import { askers } from './people.ts';
import { questionRows } from './question-rows.ts';

/** What one worker does. */
export interface Share {
  readonly questions: readonly (QuestionId | CompatibilityQuestionId)[];
  readonly languages: readonly Language[];
  readonly births: number;
}

const { questions, languages, births } = workerData as Share;
const people = askers(births);
for (const question of questions) {
  parentPort?.postMessage(questionRows(question, people, languages), []);
}
