import type { ReactNode } from 'react';
import type { TopicText } from './topics/topic-text.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { HelplineLinks } from './helpline-links.tsx';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <section className="flex flex-col gap-3">
    <h3 className="text-lead">{title}</h3>
    {children}
  </section>
);

const Items = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-care">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const Strategies = ({ strategies }: Pick<TopicText, 'strategies'>) => (
  <ol className="flex list-decimal flex-col gap-3 pl-5 marker:font-semibold marker:text-care">
    {strategies.map(({ title, text }) => (
      <li key={title} className="pl-1">
        <h4 className="font-text text-base leading-normal font-semibold">{title}</h4>
        <p className="text-ink-2">{text}</p>
      </li>
    ))}
  </ol>
);

const Sources = ({ sources }: Pick<TopicText, 'sources'>) => (
  <section className="border-t border-line pt-4 text-small text-ink-2">
    <h3 className="font-text text-small font-semibold">{m.free_therapy_sources()}</h3>
    <ul className="mt-1 flex flex-col gap-0.5">
      {sources.map(({ name, publisher }) => (
        <li key={name}>
          {publisher}: {name}
        </li>
      ))}
    </ul>
    <p className="mt-3">{m.free_therapy_note()}</p>
  </section>
);

/** The text of a topic in its sections; `null` where none is written yet. */
export const TopicArticle = ({ text }: { readonly text: TopicText | null }) => {
  if (text === null) return <p>{m.free_therapy_coming_soon()}</p>;
  const { encouragement, symptoms, strategies, whenToSeekHelp, hope, sources } = text;
  return (
    <article className="flex max-w-measure flex-col gap-7">
      <p className="rounded-card border-l-4 border-l-care bg-care-tint p-4 text-lead">
        {encouragement}
      </p>
      <Part title={m.free_therapy_symptoms()}>
        <p>{symptoms.lead}</p>
        <Items items={symptoms.items} />
      </Part>
      <Part title={m.free_therapy_strategies()}>
        <Strategies strategies={strategies} />
      </Part>
      <Part title={m.free_therapy_seek_help()}>
        <Items items={whenToSeekHelp.signs} />
        <p>{whenToSeekHelp.whom}</p>
        <HelplineLinks ids={whenToSeekHelp.helplines} />
      </Part>
      <Part title={m.free_therapy_hope()}>
        <p>{hope}</p>
      </Part>
      <Sources sources={sources} />
    </article>
  );
};
