import { useQuery } from '@tanstack/react-query';
import type { QuestionPackageId } from '../contract/catalogue.ts';
import { answerPromise } from '../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

const EVERY_MINUTE = 60_000;

/** When the answers would be due if the package were bought now. */
export const DueLine = ({ packageId }: { readonly packageId: QuestionPackageId }) => {
  const { data, isError } = useQuery({
    queryKey: ['promise', packageId],
    queryFn: async () => call(answerPromise, { query: { packageId } }),
    refetchInterval: EVERY_MINUTE,
  });
  if (isError) return <p>{m.packages_due_failed()}</p>;
  return (
    <div>
      <p className="font-semibold">
        {data ? m.packages_due({ due: dueInWords(data.dueAt) }) : m.packages_due_loading()}
      </p>
      <p className="text-small text-ink-3">{m.packages_due_note()}</p>
    </div>
  );
};
