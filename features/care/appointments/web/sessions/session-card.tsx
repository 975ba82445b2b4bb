import type { ReactNode } from 'react';
import type { Appointment } from '../../contract/schemas.ts';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import { Card } from '@dhruva/web/ui/card.tsx';
import { SlotTime } from '../slots/slot-time.tsx';
import { TimeLost } from '../time-lost.tsx';
import { type SessionActions, SessionButtons } from './session-buttons.tsx';
import { useFocusIfNamed } from './use-focus-if-named.ts';

const STATES = {
  confirmed: { tone: 'success', words: m.appointments_state_confirmed },
  unplaced: { tone: 'warn', words: m.appointments_state_unplaced },
  cancelled: { tone: 'neutral', words: m.appointments_state_cancelled },
  over: { tone: 'neutral', words: m.appointments_state_over },
  'not-held': { tone: 'neutral', words: m.appointments_state_not_held },
} as const;

interface SessionFactsProps {
  readonly appointment: Appointment;
}

/** Therapist, time in India and local time, length and reference of a session. */
export const SessionFacts = ({ appointment }: SessionFactsProps) => {
  const { therapist, startsAt, minutes, reference, state, paidBy } = appointment;
  const { tone, words } = STATES[state];
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h4 className="font-text text-lead font-semibold">{therapist}</h4>
        <Badge tone={tone}>{words()}</Badge>
      </div>
      {state !== 'unplaced' && (
        <p className="mt-1">
          <SlotTime startsAt={startsAt} minutes={minutes} withDay />
        </p>
      )}
      <p className="mt-1 text-small text-ink-2">
        {m.appointments_facts({ minutes, reference })}
        {paidBy === 'credit' && ` · ${m.appointments_paid_by_credit()}`}
      </p>
    </div>
  );
};

interface SessionItemProps extends SessionFactsProps {
  readonly isNamed: boolean;
  readonly children: ReactNode;
}

/** A session in a list; its reference is its fragment. */
export const SessionItem = ({ appointment, isNamed, children }: SessionItemProps) => (
  <li
    id={appointment.reference}
    ref={useFocusIfNamed<HTMLLIElement>(isNamed)}
    tabIndex={-1}
    className="rounded-card"
  >
    {children}
  </li>
);

interface SessionCardProps
  extends SessionActions, Pick<SessionItemProps, 'appointment' | 'isNamed'> {}

/** A future session and its actions. */
export const SessionCard = ({ appointment, isNamed, ...actions }: SessionCardProps) => (
  <SessionItem appointment={appointment} isNamed={isNamed}>
    <Card mark="care" className="flex flex-col gap-4">
      <SessionFacts appointment={appointment} />
      {appointment.state === 'unplaced' && <TimeLost appointment={appointment} />}
      <SessionButtons appointment={appointment} {...actions} />
      {appointment.state === 'confirmed' && (
        <p className="text-small text-ink-2">
          {appointment.moveUntil === null
            ? m.appointments_move_over()
            : m.appointments_move_rule({ until: dueInWords(appointment.moveUntil) })}
        </p>
      )}
    </Card>
  </SessionItem>
);
