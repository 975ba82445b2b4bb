import type { Answer } from '@dhruva/contract/predictions/schemas';
import { monthInWords } from '../../lib/months.ts';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { AnswerDetails } from './answer-details.tsx';
import { AnswerFactors } from './answer-factors.tsx';
import { TrendScale } from './trend-scale.tsx';

const Windows = ({ answer }: { readonly answer: Answer }) => (
  <section>
    <h4 className="text-base">{m.answer_when()}</h4>
    <ul className="mt-2 flex flex-col gap-3">
      {answer.windows.map(({ from, to, strength, text }) => (
        <li key={from} className="border-l-4 border-ember-500 pl-4">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {from === to
              ? monthInWords(from)
              : m.answer_window({ from: monthInWords(from), to: monthInWords(to) })}
            <Badge>{strength === 'stronger' ? m.answer_stronger() : m.answer_weaker()}</Badge>
          </p>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
    {answer.windowsNote !== '' && <p className="mt-2 text-ink-2">{answer.windowsNote}</p>}
  </section>
);

/** One answer: direct, when, how sure, what one can do, why, and the details it came from. */
export const AnswerView = ({ answer }: { readonly answer: Answer }) => (
  <article className="flex max-w-measure flex-col gap-5">
    <p className="text-lead font-semibold">{answer.direct}</p>
    <TrendScale trend={answer.trend} />
    {answer.trendText !== '' && <p>{answer.trendText}</p>}
    {(answer.windows.length > 0 || answer.windowsNote !== '') && <Windows answer={answer} />}
    <section>
      <h4 className="text-base">{m.answer_sure()}</h4>
      <p className="mt-1 text-ink-2">{answer.sure}</p>
    </section>
    {answer.advice.length > 0 && (
      <section>
        <h4 className="text-base">{m.answer_do()}</h4>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-ink-2">
          {answer.advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    )}
    <div className="border-y border-line">
      <AnswerFactors factors={answer.factors} />
      <AnswerDetails answer={answer} />
    </div>
    <p className="text-small text-ink-3">{answer.caveat}</p>
  </article>
);
