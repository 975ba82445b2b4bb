import { questionByText } from '@dhruva/contract/catalogue/questions';
import type { QuestionRecord } from '@dhruva/contract/predictions/history';
import { dayInWords } from '../../lib/months.ts';
import { m } from '../../paraglide/messages.js';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { AnswerView } from './answer-view.tsx';
import { useMyPredictions } from './use-my-predictions.ts';

const Waiting = ({ question }: Pick<QuestionRecord, 'question'>) => (
  <div className="flex flex-col items-start gap-3">
    <p>{m.predictions_waiting()}</p>
    <LinkButton to="/Question" state={{ ask: questionByText(question)?.id }} look="outline">
      {m.predictions_waiting_next()}
    </LinkButton>
  </div>
);

const whose = ({ answer, details }: QuestionRecord): string =>
  answer
    ? `${answer.birth.inWords} · ${answer.birth.place.label}`
    : `${details.dob} · ${details.placeOfBirth}`;

const Entry = ({ record, first }: { readonly record: QuestionRecord; readonly first: boolean }) => (
  <AccordionItem
    title={
      <>
        {record.question}
        <span className="block text-small font-normal text-ink-3">
          {m.predictions_asked_on({ date: dayInWords(record.createdAt) })} · {whose(record)}
        </span>
      </>
    }
    aside={record.state === 'waiting' && <Badge>{m.predictions_waiting()}</Badge>}
    initiallyOpen={first}
  >
    {record.answer === null ? (
      <Waiting question={record.question} />
    ) : (
      <AnswerView answer={record.answer} />
    )}
  </AccordionItem>
);

/** The history of questions and answers. */
export const MyPredictions = () => {
  const { data, isPending, isError, refetch } = useMyPredictions(true);
  if (isPending) return <p role="status">{m.predictions_loading()}</p>;
  if (isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="text-error">{m.predictions_failed()}</p>
        <Button look="outline" onClick={() => refetch()}>
          {m.predictions_retry()}
        </Button>
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{m.predictions_empty()}</p>
        <LinkButton to="/Question">{m.predictions_empty_next()}</LinkButton>
      </div>
    );
  }
  return (
    <Accordion>
      {data.map((record, index) => (
        <Entry key={record.id} record={record} first={index === 0} />
      ))}
    </Accordion>
  );
};
