/** Worker that measures its share of the questions and posts their rows. */
import { parentPort, workerData } from 'node:worker_threads';
import type { CompatibilityQuestionId, QuestionId } from '@dhruva/jyotish';
import type { Language } from '@dhruva/narration';
import { seededAskers } from './people.ts';
import { questionRows } from './question-rows.ts';

/** The questions and settings of one worker. */
export interface Share {
  readonly questions: readonly (QuestionId | CompatibilityQuestionId)[];
  readonly languages: readonly Language[];
  readonly births: number;
}

const { questions, languages, births } = workerData as Share;
const people = seededAskers(births);
for (const question of questions) {
  parentPort?.postMessage(questionRows(question, people, languages), []);
}
