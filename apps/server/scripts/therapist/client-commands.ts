import {
  cancelSession,
  decideHeld,
  decideNotHeld,
  showCase,
  showCases,
  showClient,
  showEntries,
  showReads,
} from '@dhruva/house/desks/server';
import type { Command, Typed } from './command.ts';

const decisionOf = ({ words, need }: Typed) => ({
  reference: words[0] ?? '',
  staff: need('staff'),
  reason: need('reason'),
});

const requestOf = ({ words, option, need }: Typed) => ({
  reference: words[0] ?? '',
  therapistId: option('therapist'),
  staff: need('staff'),
  purpose: need('purpose'),
});

/** Commands about single clients; each use is logged with staff name and reason. */
export const CLIENT_COMMANDS: Readonly<Record<string, Command>> = {
  cancel: {
    usage: 'cancel REFERENCE',
    takes: ['staff', 'reason'],
    run: async (deps, typed) => cancelSession(deps, decisionOf(typed)),
  },
  'not-held': {
    usage: 'not-held REFERENCE',
    takes: ['staff', 'reason'],
    run: async (deps, typed) => decideNotHeld(deps, decisionOf(typed)),
  },
  held: {
    usage: 'held REFERENCE',
    takes: ['staff', 'reason'],
    run: async (deps, typed) => decideHeld(deps, decisionOf(typed)),
  },
  cases: { usage: 'cases', run: async (deps) => showCases(deps) },
  case: {
    usage: 'case REFERENCE',
    takes: ['staff', 'purpose'],
    run: async (deps, typed) =>
      showCase(deps, {
        reference: typed.words[0] ?? '',
        staff: typed.need('staff'),
        purpose: typed.need('purpose'),
      }),
  },
  client: {
    usage: 'client REFERENCE',
    takes: ['therapist', 'staff', 'purpose'],
    run: async (deps, typed) => showClient(deps, requestOf(typed)),
  },
  entries: {
    usage: 'entries REFERENCE',
    takes: ['therapist', 'staff', 'purpose'],
    run: async (deps, typed) => showEntries(deps, requestOf(typed)),
  },
  reads: {
    usage: 'reads',
    takes: ['user', 'since'],
    run: async (deps, { option }) =>
      showReads(deps, { user: option('user'), since: option('since') }),
  },
};
