import { showClient } from '../../src/features/clients/client.service.ts';
import { showReads } from '../../src/features/clients/reads.service.ts';
import { cancelSession } from '../../src/features/clients/cancel.service.ts';
import type { Command } from './command.ts';

/** What concerns single clients: all of it is noted with who and why. */
export const CLIENT_COMMANDS: Readonly<Record<string, Command>> = {
  cancel: {
    usage: 'cancel REFERENCE',
    takes: ['staff', 'reason'],
    run: async (deps, typed) =>
      cancelSession(deps, {
        reference: typed.words[0] ?? '',
        staff: typed.need('staff'),
        reason: typed.need('reason'),
      }),
  },
  client: {
    usage: 'client REFERENCE',
    takes: ['therapist', 'staff', 'purpose'],
    run: async (deps, typed) =>
      showClient(deps, {
        reference: typed.words[0] ?? '',
        therapistId: typed.option('therapist'),
        staff: typed.need('staff'),
        purpose: typed.need('purpose'),
      }),
  },
  reads: {
    usage: 'reads',
    takes: ['user', 'since'],
    run: async (deps, { option }) =>
      showReads(deps, { user: option('user'), since: option('since') }),
  },
};
