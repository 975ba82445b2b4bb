import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Card } from '@dhruva/web/ui/card.tsx';
import { Spinner } from '@dhruva/web/ui/spinner.tsx';
import { UnknownMeeting } from './unknown-meeting.tsx';

const LazyJoinStatus = lazyWithQueries(async () => (await import('./join-status.tsx')).JoinStatus);

/** The key in the fragment; null until hydrated. */
const useKey = (): string | null => {
  const { hash } = useLocation();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? hash.slice(1) : null;
};

/** The meeting page of a join link. */
export const JoinView = () => {
  const key = useKey();
  const loading = <Spinner label={m.appointments_join_loading()} />;
  return (
    <Card mark="care">
      {key === null && loading}
      {key === '' && <UnknownMeeting />}
      {key !== null && key !== '' && (
        <Suspense fallback={loading}>
          <LazyJoinStatus joinKey={key} />
        </Suspense>
      )}
    </Card>
  );
};
