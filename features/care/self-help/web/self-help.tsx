import { lazy, Suspense } from 'react';
import { type Topic, TOPICS } from '../contract/topics.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { CrisisLine } from './crisis-line.tsx';
import { TalkLinks } from './talk-links.tsx';
import { TopicBoundary } from './topic-boundary.tsx';
import { useOpenTopic } from './use-open-topic.ts';

const TopicDialog = lazy(async () => ({
  default: (await import('./topic-dialog.tsx')).TopicDialog,
}));

interface TopicCardProps {
  readonly topic: Topic;
  readonly onOpen: (id: Topic['id']) => void;
}

/** A card that is a button; the hint describes it and is not part of its name. */
const TopicCard = ({ topic: { id, title, hint }, onOpen }: TopicCardProps) => (
  <li className="relative rounded-card border border-l-4 border-line border-l-sage-700 bg-surface pb-4 shadow-rest hover:border-control hover:border-l-sage-700">
    <button
      type="button"
      id={id}
      aria-haspopup="dialog"
      aria-describedby={`${id}-hint`}
      className="min-h-12 w-full rounded-card px-5 pt-3 pb-1 text-left font-heading text-lead leading-snug font-bold after:absolute after:inset-0"
      onClick={() => onOpen(id)}
    >
      {title}
    </button>
    <p id={`${id}-hint`} className="px-5 text-ink-2">
      {hint}
    </p>
  </li>
);

/** The grid of topics, and the dialog of the open one. */
export const SelfHelp = () => {
  const { topic, open, close } = useOpenTopic();
  return (
    <>
      <div className="rounded-card border border-line bg-care-tint p-4">
        <CrisisLine />
      </div>
      <ul className="mt-8 grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-3 md:gap-4">
        {TOPICS.map((each) => (
          <TopicCard key={each.id} topic={each} onOpen={open} />
        ))}
      </ul>
      <section className="mt-12 max-w-measure">
        <h2 className="text-title">{m.free_therapy_talk_title()}</h2>
        <p className="mt-2 mb-5 text-ink-2">{m.free_therapy_talk_text()}</p>
        <TalkLinks look="primary" />
      </section>
      {topic && (
        <TopicBoundary key={topic.id}>
          <Suspense fallback={null}>
            <TopicDialog topic={topic} onClose={close} />
          </Suspense>
        </TopicBoundary>
      )}
    </>
  );
};
