import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { BirthForm } from './birth-form.tsx';
import { useFirstChart } from './use-first-chart.ts';

const loadLook = async () => (await import('./drawn/first-look.tsx')).FirstLook;
const FirstLook = lazyWithFallback(loadLook);

interface FirstChartProps {
  readonly PlaceField: PlaceInput;
  /** Said above the form. */
  readonly intro: ReactNode;
  /** Beside the form on a wide screen. */
  readonly picture: ReactNode;
  /** Below the form. */
  readonly children: ReactNode;
}

/** The form of a birth, and in its place what it shows once the chart is drawn. */
export const FirstChart = ({ PlaceField, intro, picture, children }: FirstChartProps) => {
  const form = useRef<HTMLFormElement>(null);
  const state = useFirstChart(form);
  const { stage } = state;
  const isDrawing = stage.kind === 'drawing';
  useEffect(() => {
    if (isDrawing) void loadLook().catch(() => undefined);
  }, [isDrawing]);
  const correct = (): void => {
    state.correct();
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  };
  return (
    <section>
      {stage.kind === 'drawn' ? (
        <div className="pt-6 pb-4 sm:pt-10">
          <div className="sr-only">{intro}</div>
          <Suspense fallback={<div className="min-h-200" />}>
            <FirstLook chart={stage.chart} isNew={stage.isNew} onCorrect={correct} />
          </Suspense>
        </div>
      ) : (
        <div className="grid md:grid-cols-[minmax(0,36rem)_1fr] md:items-center md:gap-12">
          <div>
            {intro}
            <div className="mt-4 sm:mt-6">
              <BirthForm ref={form} state={state} PlaceField={PlaceField} />
            </div>
            {children}
          </div>
          {picture}
        </div>
      )}
    </section>
  );
};
