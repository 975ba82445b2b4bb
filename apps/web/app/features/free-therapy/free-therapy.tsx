import { type Topic, TOPICS } from '../../content/free-therapy/topics.ts';
import { m } from '../../paraglide/messages.js';
import { CrisisLine } from './crisis-line.tsx';
import { TalkLinks } from './talk-links.tsx';
import { TopicDialog } from './topic-dialog.tsx';
import { useOpenTopic } from './use-open-topic.ts';

interface TopicButtonProps {
  readonly topic: Topic;
  readonly onOpen: (id: string) => void;
}

const TopicButton = ({ topic: { id, title, hint }, onOpen }: TopicButtonProps) => (
  <button
    type="button"
    id={id}
    aria-haspopup="dialog"
    aria-labelledby={`${id}-title`}
    aria-describedby={`${id}-hint`}
    className="flex h-full min-h-12 w-full flex-col rounded-card border border-l-4 border-line border-l-sage-700 bg-surface px-5 py-4 text-left shadow-rest hover:border-control hover:border-l-sage-700"
    onClick={() => onOpen(id)}
  >
    <span id={`${id}-title`} className="font-heading text-lead leading-snug font-bold">
      {title}
    </span>
    <span id={`${id}-hint`} className="mt-1 text-ink-2">
      {hint}
    </span>
  </button>
);

/** The topics, and the text of the one that is open. */
export const FreeTherapy = () => {
  const { topic, open, close } = useOpenTopic();
  return (
    <>
      <div className="rounded-card border border-line bg-care-tint p-4">
        <CrisisLine />
      </div>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 md:grid-cols-3 md:gap-4">
        {TOPICS.map((each) => (
          <li key={each.id}>
            <TopicButton topic={each} onOpen={open} />
          </li>
        ))}
      </ul>
      <section className="mt-12 max-w-measure">
        <h2 className="text-title">{m.free_therapy_talk_title()}</h2>
        <p className="mt-2 mb-5 text-ink-2">{m.free_therapy_talk_text()}</p>
        <TalkLinks look="primary" />
      </section>
      {topic && <TopicDialog key={topic.id} topic={topic} onClose={close} />}
    </>
  );
};
