import { useState } from 'react';
import type { Appointment } from '@dhruva/contract/appointments/schemas';
import { m } from '../../../paraglide/messages.js';
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx';
import { Button } from '../../../ui/button.tsx';
import { MessageDialog } from '../../../ui/message-dialog.tsx';
import { MoveDialog } from '../move/move-dialog.tsx';
import { useAppointments } from '../use-appointments.ts';
import { CancelCreditDialog } from './cancel-credit-dialog.tsx';
import { SessionCard, SessionFacts, SessionItem } from './session-card.tsx';

const isComing = ({ state }: Appointment): boolean => state === 'confirmed' || state === 'unplaced';

interface PastProps {
  readonly past: readonly Appointment[];
  readonly named: string | null;
}

const Past = ({ past, named }: PastProps) => (
  <Accordion>
    <AccordionItem
      headingLevel={4}
      title={m.appointments_past({ count: past.length })}
      initiallyOpen={past.some(({ reference }) => reference === named)}
    >
      <ul className="flex flex-col gap-5">
        {past.map((appointment) => (
          <SessionItem
            key={appointment.id}
            appointment={appointment}
            isNamed={appointment.reference === named}
          >
            <SessionFacts appointment={appointment} />
          </SessionItem>
        ))}
      </ul>
    </AccordionItem>
  </Accordion>
);

const Failed = ({ onAgain }: { readonly onAgain: () => void }) => (
  <div role="alert" className="flex flex-col items-start gap-3">
    <p className="text-error">{m.appointments_failed()}</p>
    <Button look="outline" onClick={onAgain}>
      {m.appointments_again()}
    </Button>
  </div>
);

/** What is done about which session just now. */
interface Doing {
  readonly what: 'move' | 'cancel';
  readonly id: string;
}

interface YourSessionsProps {
  /** The reference of the session the address names; null: none. */
  readonly named: string | null;
  /** The way to cancel the purchase of a session, which another feature holds; undefined: not any more. */
  readonly cancelPurchase: (orderId: string) => (() => void) | undefined;
  /** Opens the intake form, which another feature holds. */
  readonly onIntake: () => void;
}

/** The sessions to come, with what can be done about each, and folded those that were. */
export const YourSessions = ({ named, cancelPurchase, onIntake }: YourSessionsProps) => {
  const { data, isPending, isError, refetch } = useAppointments();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const stop = (): void => setDoing(null);
  if (isPending) return <p role="status">{m.appointments_loading()}</p>;
  if (isError) return <Failed onAgain={() => void refetch()} />;
  const past = data.filter((one) => !isComing(one));
  const coming = data.filter(isComing);
  const subject = data.find(({ id }) => id === doing?.id);
  const cancelOf = (one: Appointment): (() => void) | undefined => {
    if (one.paidBy === 'order') return cancelPurchase(one.orderId);
    return one.cancelGives === null ? undefined : () => setDoing({ what: 'cancel', id: one.id });
  };
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="your-sessions-title" className="flex flex-col gap-4">
      <h3 id="your-sessions-title" className="text-title">
        {m.appointments_yours()}
      </h3>
      {coming.length === 0 && <p>{m.appointments_none_coming()}</p>}
      <ul className="flex flex-col gap-4">
        {coming.map((one) => (
          <SessionCard
            key={one.id}
            appointment={one}
            isNamed={one.reference === named}
            onMove={() => setDoing({ what: 'move', id: one.id })}
            onCancel={cancelOf(one)}
            onIntake={onIntake}
          />
        ))}
      </ul>
      {past.length > 0 && <Past past={past} named={named} />}
      {subject && doing?.what === 'move' && <MoveDialog appointment={subject} onClose={stop} />}
      {subject && doing?.what === 'cancel' && (
        <CancelCreditDialog
          appointment={subject}
          onClose={stop}
          onCancelled={(message) => {
            stop();
            setTold(message);
          }}
        />
      )}
      <MessageDialog
        notice={told === null ? null : { kind: 'success', text: told }}
        onClose={() => setTold(null)}
      />
    </section>
  );
};
