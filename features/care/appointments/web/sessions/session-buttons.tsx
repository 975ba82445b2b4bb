import type { Appointment } from '../../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button, LinkButton } from '@dhruva/web/ui/button.tsx';
import { CalendarButton } from '../calendar-button.tsx';
import { indianTime } from '../slots/slot-words.rules.ts';
import { useNow } from './use-now.ts';

/** The actions on a session. */
export interface SessionActions {
  readonly onMove: () => void;
  /** Undefined when it can no longer be cancelled. */
  readonly onCancel: (() => void) | undefined;
  readonly onIntake: () => void;
}

const Join = ({ join }: { readonly join: NonNullable<Appointment['join']> }) => {
  const opensAt = Date.parse(join.opensAt);
  if (useNow() >= opensAt)
    return <LinkButton to={`/join#${join.key}`}>{m.appointments_join()}</LinkButton>;
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button look="outline" disabled>
        {m.appointments_join()}
      </Button>
      {m.appointments_join_early({ time: indianTime(opensAt) })}
    </span>
  );
};

interface SessionButtonsProps extends SessionActions {
  readonly appointment: Appointment;
}

export const SessionButtons = (props: SessionButtonsProps) => {
  const { appointment, onMove, onCancel, onIntake } = props;
  const { state, join, moveUntil, reference } = appointment;
  const named = <span className="sr-only">: {reference}</span>;
  const isLost = state === 'unplaced';
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      {join && <Join join={join} />}
      {isLost && (
        <Button onClick={onMove}>
          {m.appointments_choose_again()}
          {named}
        </Button>
      )}
      {!isLost && <CalendarButton appointment={appointment} />}
      {!isLost && moveUntil !== null && (
        <Button look="outline" onClick={onMove}>
          {m.appointments_move()}
          {named}
        </Button>
      )}
      {onCancel && (
        <Button look="outline" onClick={onCancel}>
          {m.appointments_cancel_session()}
          {named}
        </Button>
      )}
      <Button look="outline" onClick={onIntake}>
        {m.appointments_intake()}
        {named}
      </Button>
    </div>
  );
};
