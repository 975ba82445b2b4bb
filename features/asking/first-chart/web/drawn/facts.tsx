import { useEffect, useRef } from 'react';
import { LABELS, useAnswerLanguage } from '@dhruva/asking/answers/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import type { FirstChart } from '../../contract/schemas.ts';
import { FACT_WORDS } from './fact-words.ts';

interface FactsProps {
  readonly chart: FirstChart;
  /** Whether the first fact takes focus. */
  readonly focused: boolean;
}

interface FactProps {
  readonly term: string;
  readonly name: string;
  readonly text: string | null;
}

const Fact = ({ term, name, text }: FactProps) => (
  <div className="flex flex-wrap gap-x-4 border-t border-line py-2 first:border-t-0 first:pt-0">
    <dt className="w-24 shrink-0 text-ink-3">{term}</dt>
    <dd className="min-w-0 flex-[1_1_11rem]">
      <span className="block font-heading text-lead leading-snug font-bold">{name}</span>
      {text && <span className="text-ink-2">{text}</span>}
    </dd>
  </div>
);

/** Rising sign, Moon, star and running period, and the sentence with a date. */
export const Facts = ({ chart, focused }: FactsProps) => {
  const { language } = useAnswerLanguage();
  const { signs } = LABELS[language].chart;
  const words = FACT_WORDS[language];
  const texts = chart.texts[language];
  const box = useRef<HTMLDListElement>(null);
  useEffect(() => {
    if (!focused) return;
    box.current?.focus({ preventScroll: true });
    box.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [focused]);
  const sign = (at: number | null): string => (at === null ? words.needsTime : (signs[at] ?? ''));
  return (
    <div lang={language}>
      <dl ref={box} tabIndex={-1} aria-label={m.first_chart_facts()} className="outline-none">
        <Fact term={words.lagna} name={sign(chart.lagna)} text={texts.lagna} />
        <Fact term={words.moon} name={chart.moons.map(sign).join(words.or)} text={texts.moon} />
        <Fact term={words.star} name={texts.star.name} text={texts.star.text} />
        <Fact
          term={words.running}
          name={texts.running?.name ?? words.needsTime}
          text={texts.running?.text ?? null}
        />
      </dl>
      {texts.next !== null && (
        <p className="flex items-start gap-3 border-t border-line pt-3 text-lead">
          <Icon name="calendar" className="mt-1 shrink-0 text-brass-300" />
          <span>{texts.next}</span>
        </p>
      )}
    </div>
  );
};
