import { m } from '../paraglide/messages.js';
import { CallError, NO_REPLY } from './call-error.ts';

/**
 * Code for what somebody may do on a page: fetched `ahead` when they set about it, so that it is here when the
 * network is not, at the latest `now`, which without the network fails as a call does.
 */
export const preloadable = <Module>(load: () => Promise<Module>) => ({
  ahead: (): void => void load().catch(() => undefined),
  now: async (): Promise<Module> =>
    load().catch(() => {
      throw new CallError(NO_REPLY, m.call_no_network());
    }),
});
