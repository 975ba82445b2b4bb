import { Suspense, useEffect, useRef } from 'react';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { BirthForm } from './birth-form.tsx';
import { useFirstChart } from './use-first-chart.ts';

const loadLook = async () => (await import('./drawn/first-look.tsx')).FirstLook;
const FirstLook = lazyWithFallback(loadLook);

interface FirstChartProps {
  readonly PlaceField: PlaceInput;
}

/**
 * The form of a birth, and in its place what it shows once the chart is drawn: then it carries `data-drawn`, by
 * which the page around it can take less room.
 */
export const FirstChart = ({ PlaceField }: FirstChartProps) => {
  const form = useRef<HTMLFormElement>(null);
  const state = useFirstChart(form);
  const { stage } = state;
  const isDrawing = stage.kind === 'drawing';
  useEffect(() => {
    if (isDrawing) void loadLook().catch(() => undefined);
  }, [isDrawing]);
  if (stage.kind !== 'drawn') return <BirthForm ref={form} state={state} PlaceField={PlaceField} />;
  const correct = (): void => {
    state.correct();
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  };
  return (
    <section data-drawn>
      <Suspense fallback={<div className="min-h-200" />}>
        <FirstLook chart={stage.chart} isNew={stage.isNew} onCorrect={correct} />
      </Suspense>
    </section>
  );
};
