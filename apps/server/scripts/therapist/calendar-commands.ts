import { appointmentsBetween, takenCells } from '@dhruva/care/appointments/server';
import {
  changeHours,
  type DayDeps,
  grantLeave,
  showDay,
  showHours,
  cancelLeave,
} from '@dhruva/care/therapists/server';
import type { ProgramDeps } from '../program.ts';
import type { Command } from './command.ts';

const dayDeps = ({ db }: ProgramDeps): DayDeps => ({ db, appointmentsBetween, takenCells });

const leave = async (
  deps: ProgramDeps,
  { id, first, last, undo }: { id: string; first: string; last: string; undo: boolean },
): Promise<string> =>
  undo ? cancelLeave(deps, id, [first, last]) : grantLeave(dayDeps(deps), id, [first, last]);

/** Commands for a therapist's working hours. */
export const CALENDAR_COMMANDS: Readonly<Record<string, Command>> = {
  day: {
    usage: 'day ID DATE',
    run: async (deps, { words: [id = '', date = ''] }) => showDay(dayDeps(deps), id, date),
  },
  hours: {
    usage: 'hours ID [DAY TIMES]',
    run: async (deps, { words: [id = '', day, times = ''] }) =>
      day === undefined ? showHours(deps, id) : changeHours(dayDeps(deps), id, [day, times]),
  },
  closed: {
    usage: 'closed ID DATE',
    options: ['undo'],
    run: async (deps, { words: [id = '', date = ''], undo }) =>
      leave(deps, { id, first: date, last: date, undo }),
  },
  leave: {
    usage: 'leave ID FROM TO',
    options: ['undo'],
    run: async (deps, { words: [id = '', first = '', last = ''], undo }) =>
      leave(deps, { id, first, last, undo }),
  },
};
