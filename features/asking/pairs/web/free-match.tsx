import { useQuery } from '@tanstack/react-query';
import { call } from '@dhruva/web/lib/call.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { RetryNote } from '@dhruva/web/ui/error-note.tsx';
import { freeMatch } from '../contract/routes.ts';
import type { PairData } from '../contract/schemas.ts';

/** The 36 points and Manglik of both, free, above the questions that are paid for. */
export const FreeMatchPart = ({ pair }: { readonly pair: PairData }) => {
  const match = useQuery({
    queryKey: ['pairs', 'match', pair],
    queryFn: async () => call(freeMatch, { body: pair }),
    staleTime: Infinity,
  });
  if (match.isPending) return <p role="status">{m.pair_match_loading()}</p>;
  if (match.isError)
    return (
      <RetryNote
        text={m.pair_match_failed()}
        label={m.pair_retry()}
        onRetry={() => void match.refetch()}
      />
    );
  const { ways, points, manglik } = match.data;
  const [way] = ways;
  const totals = [...new Set(ways.map(({ settled }) => settled))].join(m.pair_match_or());
  return (
    <section aria-labelledby="pair-match" className="mb-6 flex flex-col gap-3">
      <h3 id="pair-match" className="text-title">
        {m.pair_match_title()}
      </h3>
      {way && (
        <p className="text-lead font-semibold">
          {m.pair_match_of({ settled: totals, max: way.max })}
        </p>
      )}
      {points.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h4 className="font-semibold">{m.pair_match_manglik()}</h4>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {manglik.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="text-ink-2">{m.pair_match_paid()}</p>
    </section>
  );
};
