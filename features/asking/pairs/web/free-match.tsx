import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '@dhruva/web/lib/call.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { RetryNote } from '@dhruva/web/ui/error-note.tsx';
import { freeMatch } from '../contract/routes.ts';
import type { FreeMatch, PairData } from '../contract/schemas.ts';

const Match = ({ match }: { readonly match: FreeMatch }) => {
  const { ways, points, manglik } = match;
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

interface FreeMatchProps {
  readonly pair: PairData;
  /** The questions that are paid for; shown below once the match is there, so that it does not push them down. */
  readonly children: ReactNode;
}

/** The 36 points and Manglik of both, free, above the questions that are paid for. */
export const FreeMatchPart = ({ pair, children }: FreeMatchProps) => {
  const match = useQuery({
    queryKey: ['pairs', 'match', pair],
    queryFn: async () => call(freeMatch, { body: pair }),
    staleTime: Infinity,
  });
  if (match.isPending) return <p role="status">{m.pair_match_loading()}</p>;
  return (
    <>
      {match.isError ? (
        <RetryNote
          text={m.pair_match_failed()}
          label={m.pair_retry()}
          onRetry={() => void match.refetch()}
        />
      ) : (
        <Match match={match.data} />
      )}
      {children}
    </>
  );
};
