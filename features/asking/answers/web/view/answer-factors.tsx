import { Link } from 'react-router';
import type { Answer } from '../../contract/schemas.ts';
import { useLabels } from '../words/answer-language.tsx';

const SIDES = ['for', 'against', 'neutral'] as const;

/** The reasons of an answer by side, each with the book it comes from. */
export const AnswerFactors = ({ factors }: { readonly factors: Answer['factors'] }) => {
  const { sides, sources, books } = useLabels();
  return (
    <div className="flex flex-col gap-4">
      {SIDES.map((side) => {
        const list = factors.filter((factor) => factor.side === side);
        return list.length === 0 ? null : (
          <section key={side}>
            <h3 className="font-semibold">{sides[side]}</h3>
            <ul className="mt-1 flex list-disc flex-col gap-1.5 pl-5 text-ink-2">
              {list.map(({ id, text, source }) => (
                <li key={`${id}:${text}`}>
                  {text}{' '}
                  <span
                    lang={source in sources ? undefined : 'en'}
                    className="text-small text-ink-3"
                  >
                    ({sources[source] ?? source})
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <Link
        to="/how-we-calculate#books"
        className="flex min-h-11 items-center self-start text-small print:hidden"
      >
        {books}
      </Link>
    </div>
  );
};
