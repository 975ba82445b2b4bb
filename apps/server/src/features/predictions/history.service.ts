import { questionById, questionByText } from '@dhruva/contract/catalogue/questions';
import type { PredictionRecord } from '@dhruva/contract/predictions/history';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { listPredictions } from './prediction.store.ts';
import type { StoredPrediction } from './prediction.store.ts';
import { isDescribedBy } from './resolved-birth.rules.ts';
import type { NamedBirth } from './resolved-birth.rules.ts';

type HistoryDeps = Pick<Deps, 'db' | 'userKeys'>;

const recordOf = ({
  id,
  questionId,
  details,
  answer,
  askedAt,
}: StoredPrediction): PredictionRecord => {
  const { text, tier } = questionById(questionId);
  const { questionFor, dob, timeOfBirth, placeOfBirth } = details.typed;
  return {
    kind: 'question',
    id,
    question: text,
    tier,
    state: answer === null ? ('waiting' as const) : ('answered' as const),
    answer,
    asked: details.typed,
    orderId: null,
    details: { questionFor, dob, timeOfBirth, placeOfBirth },
    createdAt: askedAt.toISOString(),
  };
};

/** Questions asked and their answers, newest first; those still waiting too. */
export const myPredictions = async (
  deps: HistoryDeps,
  userId: string,
): Promise<PredictionRecord[]> => {
  const key = await deps.userKeys.load(deps.db, userId);
  return key === undefined ? [] : (await listPredictions(deps.db, key)).map(recordOf);
};

/** The id of the stored answer to a question for these details. Throws `prediction.not-found`. */
export const findSaved = async (
  deps: HistoryDeps,
  userId: string,
  { question: text, details }: { readonly question: string; readonly details: NamedBirth },
): Promise<string> => {
  const question = questionByText(text);
  const key = await deps.userKeys.load(deps.db, userId);
  const asked = question && key ? await listPredictions(deps.db, key, question.id) : [];
  const found = asked.find(
    (prediction) => prediction.answer !== null && isDescribedBy(prediction.details, details),
  );
  if (found === undefined) throw new AppError('prediction.not-found');
  return found.id;
};
