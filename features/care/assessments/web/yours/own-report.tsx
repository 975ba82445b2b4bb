import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { myAssessmentReport } from '../../contract/routes.ts';
import type { UnlockedAssessment } from '../../contract/schemas.ts';
import { assessmentById } from '../../contract/catalogue.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { PrintableSheet } from '@dhruva/web/ui/reading/printable-sheet.tsx';
import { Button } from '@dhruva/web/ui/button.tsx';
import { openTitle } from '../assessment.rules.ts';
import { QueryFailed } from './query-failed.tsx';

interface ReportProps {
  readonly bought: UnlockedAssessment;
}

/** Not cached after the report is closed. */
const useReport = (orderId: string) =>
  useQuery({
    queryKey: ['assessments', 'report', orderId],
    queryFn: async () => call(myAssessmentReport, { query: { orderId } }),
    gcTime: 0,
  });

const Report = ({ bought: { orderId, assessmentId } }: ReportProps) => {
  const { data, isError, refetch } = useReport(orderId);
  if (isError)
    return <QueryFailed text={m.assessments_report_failed()} onAgain={() => void refetch()} />;
  if (!data) return <p role="status">{m.assessments_report_loading()}</p>;
  const { name } = assessmentById(assessmentId);
  return (
    <PrintableSheet title={openTitle(name, (plain) => m.assessments_open_title({ name: plain }))}>
      <article className="flex max-w-measure flex-col gap-4">
        <p className="text-small text-ink-2">
          {m.assessments_report_by({ name: data.therapist, day: dayInWords(data.reportAt) })}
        </p>
        {data.text.split(/\n{2,}/).map((paragraph, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same paragraph may stand twice, and the order is fixed
          <p key={at} className="wrap-anywhere whitespace-pre-wrap">
            {paragraph}
          </p>
        ))}
        <p className="text-small text-ink-2">{m.assessments_report_caveat()}</p>
      </article>
    </PrintableSheet>
  );
};

/** The report, fetched when opened; it can be printed. */
export const OwnReport = ({ bought }: ReportProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        look={isOpen ? 'outline' : 'primary'}
        className="sm:self-start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? m.assessments_report_close() : m.assessments_report_read()}
        <span className="sr-only">: {assessmentById(bought.assessmentId).name}</span>
      </Button>
      <section
        id={id}
        aria-label={m.assessments_report()}
        hidden={!isOpen}
        className="border-t border-line pt-5 sm:rounded-field sm:border sm:p-6"
      >
        {isOpen && <Report bought={bought} />}
      </section>
    </>
  );
};
