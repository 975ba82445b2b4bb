import { Link } from 'react-router';
import { useLanguageOf } from '@dhruva/asking/answers/web';
import { RecordBody, ReceiptLink } from '@dhruva/asking/questions/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { RetryNote } from '@dhruva/web/ui/error-note.tsx';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import type { KeptRecord } from '../../contract/schemas.ts';
import { AskNext } from './ask-next.tsx';
import { CorrectIt } from './correct-it.tsx';
import { PLACE_LABELS } from './place-labels.ts';
import { PlaceActions } from './place-actions.tsx';
import { PlainPlace } from './plain-place.tsx';
import { RecordAnswerView } from './record-answer-view.tsx';
import { isUnknown, type ShownRecord, useKeptAnswer } from './use-kept-answer.ts';

/** My Predictions. */
export const SHELF = '/profile?tab=predictions';

const Delivered = ({ record, isFromDevice }: ShownRecord) => {
  const language = useLanguageOf(record.answer ?? {});
  const labels = PLACE_LABELS[language];
  const back = (
    <Link
      to={SHELF}
      lang={language}
      className="flex min-h-11 items-center gap-2 font-semibold text-ink no-underline hover:underline"
    >
      <Icon name="arrowRight" size={20} className="rotate-180" />
      {labels.back}
    </Link>
  );
  return (
    <>
      <RecordAnswerView
        record={record}
        frame={{
          above: back,
          actions: <PlaceActions {...{ record, language, isFromDevice }} />,
          correction: <CorrectIt {...{ record, language }} />,
        }}
      />
      <AskNext record={record} language={language} />
    </>
  );
};

const Waiting = ({ record }: { readonly record: KeptRecord }) => (
  <PlainPlace title={record.question}>
    {record.state === 'waiting' && <p>{m.kept_waiting()}</p>}
    <RecordBody record={record} />
    <ReceiptLink orderId={record.orderId} />
  </PlainPlace>
);

/** The screen of one answer of the signed-in person, by the id of its record. */
export const AnswerPlace = ({ id }: { readonly id: string }) => {
  const { data, error, isPending, refetch } = useKeptAnswer(id);
  if (data) return data.record.answer ? <Delivered {...data} /> : <Waiting record={data.record} />;
  if (isPending)
    return (
      <PlainPlace>
        <p role="status">{m.kept_loading()}</p>
      </PlainPlace>
    );
  return (
    <PlainPlace>
      {isUnknown(error) ? (
        <>
          <p>{m.kept_unknown()}</p>
          <LinkButton to={SHELF}>{m.kept_shelf()}</LinkButton>
        </>
      ) : (
        <RetryNote text={m.kept_failed()} label={m.kept_again()} onRetry={() => void refetch()} />
      )}
    </PlainPlace>
  );
};
