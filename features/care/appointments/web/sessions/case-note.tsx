import type { Appointment } from '../../contract/schemas.ts';
import { Link } from 'react-router';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

interface CaseNoteProps {
  readonly appointment: Pick<Appointment, 'state' | 'paidBy' | 'reference' | 'case'>;
}

const NOTE = 'rounded-field bg-info-tint p-4 text-info';

const backOf = (paidBy: Appointment['paidBy']): string =>
  paidBy === 'order' ? m.appointments_not_held_money() : m.appointments_not_held_credit();

const openWords = (due: string, paidBy: Appointment['paidBy']): string =>
  paidBy === 'order'
    ? m.appointments_case_open_money({ due })
    : m.appointments_case_open_credit({ due });

const Held = ({ reference }: Pick<Appointment, 'reference'>) => (
  <p className={NOTE}>
    {m.appointments_case_held()} {m.appointments_case_answer({ reference })}{' '}
    <Link to="/feedback" className="underline underline-offset-4">
      {m.appointments_case_support()}
    </Link>
  </p>
);

/** The state of a session not held or reported so; nothing for others. */
export const CaseNote = ({ appointment }: CaseNoteProps) => {
  const { state, paidBy, reference, case: notHeldCase } = appointment;
  if (state === 'not-held') {
    const why =
      notHeldCase?.outcome === 'not-answered'
        ? m.appointments_case_not_answered()
        : m.appointments_not_held_sorry();
    return (
      <p className={NOTE}>
        {why} {backOf(paidBy)}
      </p>
    );
  }
  if (state !== 'over' || notHeldCase === null) return null;
  if (notHeldCase.outcome === 'held') return <Held reference={reference} />;
  return <p className={NOTE}>{openWords(dueInWords(notHeldCase.dueAt), paidBy)}</p>;
};
