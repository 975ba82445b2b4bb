import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CallError } from '../../../lib/call-error.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { JoinState } from './join-state.tsx';
import { useJoin } from './use-join.ts';

/** The key after the # of the address, once the page has woken up; null before. */
const useKey = (): string | null => {
  const { hash } = useLocation();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? hash.slice(1) : null;
};

const ToBookings = () => (
  <LinkButton look="outline" to="/profile" state={{ tab: 'bookings' }}>
    {m.appointments_join_bookings()}
  </LinkButton>
);

const Unknown = () => (
  <div role="alert" className="flex flex-col items-start gap-4">
    <p className="text-lead font-semibold">{m.appointments_join_unknown()}</p>
    <p>{m.appointments_join_unknown_note()}</p>
    <ToBookings />
  </div>
);

const Failed = ({
  message,
  onAgain,
}: {
  readonly message: string;
  readonly onAgain: () => void;
}) => (
  <div role="alert" className="flex flex-col items-start gap-4">
    <p className="text-error">{message}</p>
    <Button look="outline" onClick={onAgain}>
      {m.appointments_again()}
    </Button>
  </div>
);

const Standing = ({ joinKey }: { readonly joinKey: string | null }) => {
  const { data, error, refetch } = useJoin(joinKey ?? '');
  if (data) return <JoinState meeting={data} />;
  if (joinKey === '') return <Unknown />;
  if (error instanceof CallError && (error.status === 404 || error.status === 400))
    return <Unknown />;
  if (error) return <Failed message={error.message} onAgain={() => void refetch()} />;
  return <Spinner label={m.appointments_join_loading()} />;
};

/** The meeting of the link somebody followed. */
export const JoinView = () => (
  <Card mark="care">
    <Standing joinKey={useKey()} />
  </Card>
);
