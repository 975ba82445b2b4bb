import type { OwnQuestionsRecord } from '@dhruva/asking/own-questions/contract/record';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** The questions of a package, with their answers or when these are due. */
export const OwnAnswers = ({ record }: { readonly record: OwnQuestionsRecord }) => {
  const { state, questions, answers, dueAt } = record.set;
  return (
    <div className="flex max-w-measure flex-col gap-4">
      {state === 'waiting' && (
        <p className="rounded-field bg-info-tint p-3 text-info">
          {m.predictions_due({ due: dueInWords(dueAt) })}
        </p>
      )}
      <ol className="flex list-decimal flex-col gap-4 pl-6">
        {questions.map((question, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same question may stand twice, and the order is fixed
          <li key={index}>
            <p className="font-semibold">{question}</p>
            {answers[index] !== undefined && (
              <p className="mt-1 whitespace-pre-line text-ink-2">{answers[index]}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
};
