import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '@dhruva/web/lib/call.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { classNames } from '@dhruva/web/ui/class-names.ts';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorNote } from '@dhruva/web/ui/error-note.tsx';
import { takeFollowUp } from '../contract/routes.ts';
import type { FollowUps } from '../contract/schemas.ts';
import { FOLLOW_UP_LABELS } from './labels.ts';

interface FollowUpsOfAnswerProps {
  /** As they stood when the answer was fetched. */
  readonly followUps: FollowUps;
  readonly language: 'en' | 'hi';
}

/** The follow-ups as they stand, and the way to choose one; the kept answers are fetched again then. */
const useFollowUps = (fetched: FollowUps) => {
  const queries = useQueryClient();
  const taking = useMutation({
    mutationFn: async (id: string) => call(takeFollowUp, { body: { id } }),
    onSuccess: async () => refreshQueries(queries, { queryKey: ['predictions'] }),
  });
  return { ...taking, shown: taking.data ?? fetched };
};

/**
 * Below an answer: the follow-ups chosen, each with its answer, and buttons for those that may still be
 * chosen. The one just chosen takes the focus.
 */
export const FollowUpsOfAnswer = ({ followUps, language }: FollowUpsOfAnswerProps) => {
  const { shown, data, error, isPending, mutate } = useFollowUps(followUps);
  const { left, offered, told } = shown;
  const labels = FOLLOW_UP_LABELS[language];
  const newest = useRef<HTMLElement>(null);
  useEffect(() => {
    if (data !== undefined) newest.current?.focus();
  }, [data]);
  return (
    <section
      className={classNames(
        'flex flex-col gap-6 border-t border-line pt-6',
        // On paper there is nothing to choose.
        told.length === 0 && 'print:border-0 print:p-0',
      )}
    >
      {told.length > 0 && (
        <div>
          <h2 className="mb-3 text-title">{labels.told}</h2>
          {told.map(({ id, [language]: { question, answer } }, index) => (
            <section
              key={id}
              ref={index === told.length - 1 ? newest : null}
              tabIndex={-1}
              aria-label={question}
              className="mb-4 border-l-4 border-ember-500 pl-4"
            >
              <p className="mb-1 font-semibold">{question}</p>
              <p className="text-ink-2">{answer}</p>
            </section>
          ))}
        </div>
      )}
      {left > 0 && offered.length > 0 && (
        <div className="print:hidden">
          <h2 className="mb-3 text-title">{labels.choose(left)}</h2>
          <div className="flex flex-wrap gap-3">
            {offered.map(({ id, [language]: question }) => (
              <Button key={id} look="outline" disabled={isPending} onClick={() => mutate(id)}>
                {question}
              </Button>
            ))}
          </div>
          <ErrorNote error={error} className="mt-3" />
        </div>
      )}
    </section>
  );
};
