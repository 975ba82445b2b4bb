import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Topic, TOPICS } from '../contract/topics.ts';

const never = () => () => undefined;

/** The part of the address after `#` is unknown while the page is prerendered. */
const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface OpenTopic {
  /** None, or the one the address names. */
  readonly topic: Topic | undefined;
  readonly open: (id: Topic['id']) => void;
  readonly close: () => void;
}

/** The open topic lies in the address: `#anxiety` can be shared, and the back button closes it. */
export const useOpenTopic = (): OpenTopic => {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const inBrowser = useInBrowser();
  const leaving = useRef(false);
  const topic = inBrowser ? TOPICS.find(({ id }) => `#${id}` === hash) : undefined;
  const id = topic?.id;
  useEffect(() => {
    leaving.current = false;
    // Who came by a link to a topic is at its button when the topic closes.
    if (id !== undefined && document.querySelector('[role=dialog]') === null)
      document.querySelector<HTMLElement>(`#${id}`)?.focus();
  }, [id]);
  const open = (next: Topic['id']) =>
    void navigate({ hash: next }, { preventScrollReset: true, state: { fromGrid: true } });
  const close = () => {
    if (leaving.current) return;
    leaving.current = true;
    const { fromGrid } = (state ?? {}) as { readonly fromGrid?: boolean };
    if (fromGrid === true) void navigate(-1);
    else void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  return { topic, open, close };
};
