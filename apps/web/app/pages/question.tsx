import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { OpensSoon, PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.page_question_title(), m.page_question_lead());

const QuestionPage = () => (
  <PlainPage title={m.page_question_title()} lead={m.page_question_lead()}>
    <OpensSoon />
  </PlainPage>
);
export default QuestionPage;
