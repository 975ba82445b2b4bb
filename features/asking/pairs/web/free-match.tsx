import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '@dhruva/web/lib/call.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { RetryNote } from '@dhruva/web/ui/error-note.tsx';
import { LABELS, LanguageSwitch, useAnswerLanguage } from '@dhruva/asking/answers/web';
import { freeMatch } from '../contract/routes.ts';
import type { FreeMatch, PairData } from '../contract/schemas.ts';
import { MATCH_LABELS } from './match-labels.ts';

interface MatchProps {
  readonly match: FreeMatch;
  readonly pair: PairData;
}

const Match = ({ match, pair }: MatchProps) => {
  const { language } = useAnswerLanguage();
  const { ways } = match;
  const { points, manglik } = match[language];
  const labels = MATCH_LABELS[language];
  const [way] = ways;
  const totals = [...new Set(ways.map(({ settled }) => settled))];
  return (
    <section aria-labelledby="pair-match" className="mb-6 flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id="pair-match" lang={language} className="text-title">
          {labels.title}
        </h3>
        <LanguageSwitch />
      </div>
      <div lang={language} className="flex flex-col gap-3">
        {way && <p className="text-lead font-semibold">{labels.of(totals, way.max)}</p>}
        {pair.names?.self && (
          <p className="text-ink-2">{LABELS[language].kept.youMeans(pair.names.self)}</p>
        )}
        {points.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h4 className="font-semibold">{labels.manglik}</h4>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {manglik.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="text-ink-2">{labels.paid}</p>
      </div>
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
        <Match match={match.data} pair={pair} />
      )}
      {children}
    </>
  );
};
