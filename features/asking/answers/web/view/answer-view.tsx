import type { Answer } from '../../contract/schemas.ts';
import { AnswerDetails } from './answer-details.tsx';
import { AnswerLayout } from './answer-layout.tsx';
import type { AnswerFrame } from './answer-parts.tsx';
import { AnswerChart } from '../pictures/lazy-pictures.ts';

interface AnswerViewProps {
  readonly answer: Answer;
  readonly frame?: AnswerFrame;
}

/** The answer to a question about one person. */
export const AnswerView = ({ answer, frame }: AnswerViewProps) => (
  <AnswerLayout
    answer={answer}
    frame={frame}
    tables={answer.chart && <AnswerChart chart={answer.chart} />}
    details={<AnswerDetails answer={answer} births={[{ birth: answer.birth }]} />}
  />
);
