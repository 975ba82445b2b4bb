import { QUICK_EXIT_TOPICS, type Topic } from '../contract/topics.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { LeavePage } from '@dhruva/account/help/web';
import { PrintableSheet } from '@dhruva/web/ui/reading/printable-sheet.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { Spinner } from '@dhruva/web/ui/spinner.tsx';
import { CrisisLine } from './crisis-line.tsx';
import { TopicNotLoaded } from './topic-not-loaded.tsx';
import { TalkLinks } from './talk-links.tsx';
import { TopicArticle } from './topic-article.tsx';
import { useTopicText } from './use-topic-text.ts';

interface TopicDialogProps {
  readonly topic: Topic;
  readonly onClose: () => void;
}

/** The dialog of a topic; the helplines stay visible however long the text. */
export const TopicDialog = ({ topic, onClose }: TopicDialogProps) => {
  const { state, retry } = useTopicText(topic);
  return (
    <Dialog
      open
      onClose={onClose}
      title={topic.title}
      size="wide"
      backCloses={false}
      actions={<CrisisLine />}
    >
      {state === 'loading' && <Spinner label={m.free_therapy_loading()} />}
      {state === 'failed' && <TopicNotLoaded onRetry={retry} />}
      {typeof state !== 'string' && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with focus here the arrow keys scroll the text
        <section tabIndex={0} aria-label={topic.title} className="rounded-card">
          {QUICK_EXIT_TOPICS.has(topic.id) && (
            <div className="sticky top-0 z-10 bg-surface pb-3">
              <LeavePage />
            </div>
          )}
          <PrintableSheet title={topic.title}>
            <TopicArticle text={state} />
          </PrintableSheet>
          <div className="mt-7">
            <TalkLinks look="outline" />
          </div>
        </section>
      )}
    </Dialog>
  );
};
