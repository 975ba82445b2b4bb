import type { PredictionRecord } from '@dhruva/asking/questions/contract/history';
import { dayInIndia } from '@dhruva/web/lib/months.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Accordion, AccordionItem } from '@dhruva/web/ui/accordion.tsx';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { ListLoading } from '@dhruva/web/ui/list-loading.tsx';
import { RecordBody } from './record-body.tsx';
import { recordDetails } from './record-details.ts';
import { ReceiptLink, StateBadge } from './record-state.tsx';
import { useRecordTitle } from './use-record-title.ts';
import { useMyPredictions } from './use-my-predictions.ts';
import { formatDate, LABELS } from '@dhruva/asking/answers/web';
import { RetryNote } from '@dhruva/web/ui/error-note.tsx';

interface EntryProps {
  readonly record: PredictionRecord;
  readonly first: boolean;
}

const Title = ({ record }: Pick<EntryProps, 'record'>) => {
  const { title, language } = useRecordTitle(record);
  const labels = LABELS[language];
  const asked = labels.kept.askedOn(formatDate(labels, dayInIndia(record.createdAt)));
  return (
    <>
      <span lang={language} className="block">
        {title}
        <span className="block text-small font-normal text-ink-3">
          {asked} · {recordDetails(labels, record)}
        </span>
      </span>
      <span className="mt-1 block empty:hidden">
        <StateBadge record={record} />
      </span>
    </>
  );
};

const Entry = ({ record, first }: EntryProps) => (
  <AccordionItem title={<Title record={record} />} initiallyOpen={first}>
    <div className="flex flex-col gap-5 pt-2">
      <RecordBody record={record} />
      <ReceiptLink orderId={record.orderId} />
    </div>
  </AccordionItem>
);

/** The list of all questions and answers of the account. */
export const MyPredictions = () => {
  const { data, isPending, isError, refetch } = useMyPredictions(true);
  if (isPending) return <ListLoading label={m.predictions_loading()} />;
  if (isError) {
    return (
      <RetryNote
        text={m.predictions_failed()}
        label={m.predictions_retry()}
        onRetry={() => refetch()}
      />
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
