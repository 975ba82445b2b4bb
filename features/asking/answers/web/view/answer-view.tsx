import type { Answer } from '../../contract/schemas.ts';
import { AnswerDetails } from './answer-details.tsx';
import { AnswerLayout } from './answer-layout.tsx';
import { AnswerChart } from '../pictures/lazy-pictures.ts';

/** The answer to a question about one person. */
export const AnswerView = ({ answer }: { readonly answer: Answer }) => (
  <AnswerLayout
    answer={answer}
    tables={answer.chart && <AnswerChart chart={answer.chart} />}
    details={<AnswerDetails answer={answer} births={[{ birth: answer.birth }]} />}
  />
);
