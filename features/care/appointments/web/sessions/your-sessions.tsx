import { useState } from 'react';
import type { Appointment } from '../../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Accordion, AccordionItem } from '@dhruva/web/ui/accordion.tsx';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Card } from '@dhruva/web/ui/card.tsx';
import { MessageDialog } from '@dhruva/web/ui/message-dialog.tsx';
import { MoveDialog } from '../move/move-dialog.tsx';
import { useAppointments } from '../use-appointments.ts';
import { CancelCreditDialog } from './cancel-credit-dialog.tsx';
import { NotHeldDialog } from './not-held-dialog.tsx';
import { PastSession } from './past-session.tsx';
import { SessionCard, SessionItem } from './session-card.tsx';

const isComing = ({ state }: Appointment): boolean => state === 'confirmed' || state === 'unplaced';

/** Whether it can still be reported as not held, or its case is open; then it is not collapsed. */
const isPending = ({ state, notHeldUntil, case: said }: Appointment): boolean =>
  notHeldUntil !== null || (state === 'over' && said?.outcome === null);

interface PastProps {
  readonly past: readonly Appointment[];
  readonly named: string | null;
  readonly onNotHeld: (id: string) => void;
}

const Past = ({ past, named, onNotHeld }: PastProps) => (
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
            <PastSession appointment={appointment} onNotHeld={() => onNotHeld(appointment.id)} />
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

/** The dialog that is open, and its session. */
interface OpenDialog {
  readonly what: 'move' | 'cancel' | 'not-held';
  readonly id: string;
}

interface YourSessionsProps {
  /** The reference of the session the address names, or null. */
  readonly named: string | null;
  /**
   * The function to cancel the purchase of a session, from another feature; undefined when it cannot be
   * cancelled.
   */
  readonly cancelPurchase: (orderId: string) => (() => void) | undefined;
  /** Opens the intake form, which is another feature's. */
  readonly onIntake: () => void;
}

/** A user's sessions: future ones with their actions, those just over, and a collapsed list of the rest. */
export const YourSessions = ({ named, cancelPurchase, onIntake }: YourSessionsProps) => {
  const { data, isPending: isLoading, isError, refetch } = useAppointments();
  const [doing, setDoing] = useState<OpenDialog | null>(null);
  const [announcement, setAnnouncement] = useState<string | null>(null);
  const stop = (): void => setDoing(null);
  if (isLoading) return <p role="status">{m.appointments_loading()}</p>;
  if (isError) return <Failed onAgain={() => void refetch()} />;
  const past = data.filter((one) => !isComing(one) && !isPending(one));
  const justOver = data.filter(isPending);
  const coming = data.filter(isComing);
  const subject = data.find(({ id }) => id === doing?.id);
  const reportNotHeld = (id: string): void => setDoing({ what: 'not-held', id });
  const done = (message: string): void => {
    stop();
    setAnnouncement(message);
  };
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
      {justOver.length > 0 && (
        <ul aria-label={m.appointments_just_over()} className="flex flex-col gap-4">
          {justOver.map((one) => (
            <SessionItem key={one.id} appointment={one} isNamed={one.reference === named}>
              <Card>
                <PastSession appointment={one} onNotHeld={() => reportNotHeld(one.id)} />
              </Card>
            </SessionItem>
          ))}
        </ul>
      )}
      {past.length > 0 && <Past past={past} named={named} onNotHeld={reportNotHeld} />}
      {subject && doing?.what === 'move' && <MoveDialog appointment={subject} onClose={stop} />}
      {subject && doing?.what === 'cancel' && (
        <CancelCreditDialog appointment={subject} onClose={stop} onCancelled={done} />
      )}
      {subject && doing?.what === 'not-held' && (
        <NotHeldDialog appointment={subject} onClose={stop} onSaid={done} />
      )}
      <MessageDialog
        notice={announcement === null ? null : { kind: 'success', text: announcement }}
        onClose={() => setAnnouncement(null)}
      />
    </section>
  );
};
