import type { Answer } from '@dhruva/contract/predictions/schemas';
import { AnswerDetails } from './answer-details.tsx';
import { AnswerLayout } from './answer-layout.tsx';

/** The answer to a question about one person. */
export const AnswerView = ({ answer }: { readonly answer: Answer }) => (
  <AnswerLayout
    answer={answer}
    details={<AnswerDetails answer={answer} births={[{ birth: answer.birth }]} />}
  />
);
