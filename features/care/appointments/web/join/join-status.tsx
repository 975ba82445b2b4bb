import { CallError } from '@dhruva/web/lib/call-error.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Spinner } from '@dhruva/web/ui/spinner.tsx';
import { JoinState } from './join-state.tsx';
import { UnknownMeeting } from './unknown-meeting.tsx';
import { useJoin } from './use-join.ts';

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

/** Loads and shows the state of the meeting of a key. */
export const JoinStatus = ({ joinKey }: { readonly joinKey: string }) => {
  const { data, error, refetch } = useJoin(joinKey);
  if (data) return <JoinState meeting={data} />;
  if (error instanceof CallError && (error.status === 404 || error.status === 400))
    return <UnknownMeeting />;
  if (error) return <Failed message={error.message} onAgain={() => void refetch()} />;
  return <Spinner label={m.appointments_join_loading()} />;
};
