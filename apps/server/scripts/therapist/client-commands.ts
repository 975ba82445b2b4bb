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
import type { Command, CommandArguments } from './command.ts';

const decisionOf = ({ words, need }: CommandArguments) => ({
  reference: words[0] ?? '',
  staff: need('staff'),
  reason: need('reason'),
});

const requestOf = ({ words, option, need }: CommandArguments) => ({
  reference: words[0] ?? '',
  therapistId: option('therapist'),
  staff: need('staff'),
  purpose: need('purpose'),
});

/** Commands about single clients; each use is logged with staff name and reason. */
export const CLIENT_COMMANDS: Readonly<Record<string, Command>> = {
  cancel: {
    usage: 'cancel REFERENCE',
    options: ['staff', 'reason'],
    run: async (deps, args) => cancelSession(deps, decisionOf(args)),
  },
  'not-held': {
    usage: 'not-held REFERENCE',
    options: ['staff', 'reason'],
    run: async (deps, args) => decideNotHeld(deps, decisionOf(args)),
  },
  held: {
    usage: 'held REFERENCE',
    options: ['staff', 'reason'],
    run: async (deps, args) => decideHeld(deps, decisionOf(args)),
  },
  cases: { usage: 'cases', run: async (deps) => showCases(deps) },
  case: {
    usage: 'case REFERENCE',
    options: ['staff', 'purpose'],
    run: async (deps, args) =>
      showCase(deps, {
        reference: args.words[0] ?? '',
        staff: args.need('staff'),
        purpose: args.need('purpose'),
      }),
  },
  client: {
    usage: 'client REFERENCE',
    options: ['therapist', 'staff', 'purpose'],
    run: async (deps, args) => showClient(deps, requestOf(args)),
  },
  entries: {
    usage: 'entries REFERENCE',
    options: ['therapist', 'staff', 'purpose'],
    run: async (deps, args) => showEntries(deps, requestOf(args)),
  },
  reads: {
    usage: 'reads',
    options: ['user', 'since'],
    run: async (deps, { option }) =>
      showReads(deps, { user: option('user'), since: option('since') }),
  },
};
