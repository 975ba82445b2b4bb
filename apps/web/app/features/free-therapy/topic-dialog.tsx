import type { Topic } from '../../content/free-therapy/topics.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CrisisLine } from './crisis-line.tsx';
import { TalkLinks } from './talk-links.tsx';
import { TopicArticle } from './topic-article.tsx';
import { useTopicText } from './use-topic-text.ts';

interface TopicDialogProps {
  readonly topic: Topic;
  readonly onClose: () => void;
}

const Body = ({ topic }: Pick<TopicDialogProps, 'topic'>) => {
  const { state, retry } = useTopicText(topic);
  if (state === 'loading') return <Spinner label={m.free_therapy_loading()} />;
  if (state === 'failed')
    return (
      <div className="flex flex-col items-start gap-4" role="alert">
        <p>{m.free_therapy_failed()}</p>
        <Button look="outline" onClick={retry}>
          {m.failure_retry()}
        </Button>
      </div>
    );
  return (
    <>
      <TopicArticle text={state} />
      <div className="mt-7">
        <TalkLinks look="outline" />
      </div>
    </>
  );
};

/** One topic, with the helplines in view however long the text. */
export const TopicDialog = ({ topic, onClose }: TopicDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={topic.title}
    size="wide"
    backCloses={false}
    actions={<CrisisLine />}
  >
    <Body topic={topic} />
  </Dialog>
);
