import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Topic, TOPICS } from '../contract/topics.ts';

const noSubscription = () => () => undefined;

/** Whether this renders in the browser after hydration; while prerendering the fragment is unknown. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );

interface OpenTopic {
  /** The topic the fragment names, if any. */
  readonly topic: Topic | undefined;
  readonly open: (id: Topic['id']) => void;
  readonly close: () => void;
}

/** Keeps the open topic in the fragment: `#anxiety` can be shared, and the back button closes it. */
export const useOpenTopic = (): OpenTopic => {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const inBrowser = useHydrated();
  const leaving = useRef(false);
  const topic = inBrowser ? TOPICS.find(({ id }) => `#${id}` === hash) : undefined;
  const id = topic?.id;
  useEffect(() => {
    leaving.current = false;
    // Focus the topic's button on close, for visitors who came by a link to the topic.
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
