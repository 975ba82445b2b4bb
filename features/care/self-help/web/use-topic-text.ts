import { useEffect, useState } from 'react';
import type { TopicText } from './topics/topic-text.ts';
import { TEXTS } from './topics/texts.ts';
import type { Topic } from '../contract/topics.ts';

/** `null`: no text is written yet. */
export type TopicState = TopicText | null | 'loading' | 'failed';

/** Loads the text of a topic when it opens; `retry` loads it again after a failure. */
export const useTopicText = ({ id }: Topic) => {
  const load = TEXTS[id];
  const [state, setState] = useState<TopicState>(load ? 'loading' : null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const show = (next: TopicState) => {
      if (wanted) setState(next);
    };
    load?.().then(
      ({ text }) => show(text),
      () => show('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { state, retry };
};
