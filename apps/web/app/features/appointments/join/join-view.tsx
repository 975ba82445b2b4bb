import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyAsking } from '../../../lib/lazy-asking.tsx';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { UnknownMeeting } from './unknown-meeting.tsx';

const Standing = lazyAsking(async () => (await import('./join-standing.tsx')).JoinStanding);

/** The key after the # of the address, once the page has woken up; null before. */
const useKey = (): string | null => {
  const { hash } = useLocation();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? hash.slice(1) : null;
};

/** The meeting of the link somebody followed. */
export const JoinView = () => {
  const key = useKey();
  const loading = <Spinner label={m.appointments_join_loading()} />;
  return (
    <Card mark="care">
      {key === null && loading}
      {key === '' && <UnknownMeeting />}
      {key !== null && key !== '' && (
        <Suspense fallback={loading}>
          <Standing joinKey={key} />
        </Suspense>
      )}
    </Card>
  );
};
