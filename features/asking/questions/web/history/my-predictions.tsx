import type { PredictionRecord } from '@dhruva/asking/questions/contract/history';
import { dayInIndia } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Accordion, AccordionItem } from '@dhruva/web/ui/accordion.tsx';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { ListLoading } from '@dhruva/web/ui/list-loading.tsx';
import { type RecordGroup, groupByPerson } from './record-groups.rules.ts';
import { RecordBody } from './record-body.tsx';
import { recordDetails } from './record-details.ts';
import { ReceiptLink, StateBadge } from './record-state.tsx';
import { useRecordTitle } from './use-record-title.ts';
import { useMyPredictions } from './use-my-predictions.ts';
import {
  answerAddress,
  answerInLanguage,
  type AnswerLanguage,
  firstSentence,
  formatDate,
  LABELS,
} from '@dhruva/asking/answers/web';
import { useState } from 'react';
import { LinkRow } from '@dhruva/web/ui/link-row.tsx';
import { RetryNote } from '@dhruva/web/ui/error-note.tsx';

const GROUP_TITLES: Readonly<Record<RecordGroup['kind'], () => string>> = {
  self: m.predictions_about_self,
  other: m.predictions_about_other,
  pair: m.predictions_about_pair,
  own: m.predictions_about_own,
};

interface EntryProps {
  readonly record: PredictionRecord;
  readonly first: boolean;
}

/** What the answer says first, with its trend. */
const Headline = ({
  record,
  language,
}: Pick<EntryProps, 'record'> & { language: AnswerLanguage }) => {
  const answer = record.kind === 'custom' ? null : record.answer;
  if (answer === null) return null;
  const { direct, trend } = answerInLanguage(answer, language);
  return (
    <span className="mt-1 block font-normal text-ink-2">
      {trend !== null && `${LABELS[language].trends[trend]} · `}
      {firstSentence(direct)}
    </span>
  );
};

const Title = ({ record }: Pick<EntryProps, 'record'>) => {
  const { title, language } = useRecordTitle(record);
  const labels = LABELS[language];
  const asked = labels.kept.askedOn(formatDate(labels, dayInIndia(record.createdAt)));
  return (
    <>
      <span lang={language} className="block">
        {title}
        <Headline record={record} language={language} />
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

/** An answer leads to its screen; what waits, is refunded or is one's own opens here. */
const Entry = ({ record, first }: EntryProps) => {
  // A row that waited stays in its place while its answer is fetched in it.
  const [leads] = useState(record.kind !== 'custom' && record.answer !== null);
  if (leads)
    return (
      <LinkRow to={answerAddress(record)} title={<Title record={record} />} headingLevel={4} />
    );
  return (
    <AccordionItem title={<Title record={record} />} headingLevel={4} initiallyOpen={first}>
      <div className="flex flex-col gap-5 pt-2">
        <RecordBody record={record} />
        <ReceiptLink orderId={record.orderId} />
      </div>
    </AccordionItem>
  );
};

/** All questions and answers of the account, by whom they are about. */
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
    <div className="flex flex-col gap-8">
      {groupByPerson(data).map(({ key, kind, name, records }) => (
        <section key={key}>
          <h3 className="mb-3 text-title">
            {name ? m.predictions_about_named({ name }) : GROUP_TITLES[kind]()}
          </h3>
          <Accordion>
            {records.map((record) => (
              <Entry key={record.id} record={record} first={record === data[0]} />
            ))}
          </Accordion>
        </section>
      ))}
    </div>
  );
};
