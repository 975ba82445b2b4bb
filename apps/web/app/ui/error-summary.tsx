import type { Problem } from '../lib/problem.ts';
import { useEffect, useRef } from 'react';
import { m } from '../paraglide/messages.js';

interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  /** Number of failed submits; each one focuses the summary again. */
  readonly attempt: number;
}

const goTo = (id: string) => {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
};

/** The errors of a form, listed above it and linked to their fields. Takes focus when it appears. */
export const ErrorSummary = ({ problems, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const any = problems.length > 0;
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-2 border-error bg-error-tint p-4 text-ink"
    >
      <p className="font-semibold">{m.ui_problem_title()}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId}:${message}`}>
            {fieldId === undefined ? (
              <span className="text-error">{message}</span>
            ) : (
              <a
                href={`#${fieldId}`}
                className="text-error underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  goTo(fieldId);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
