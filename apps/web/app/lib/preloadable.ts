import { m } from '../paraglide/messages.js';
import { CallError, NO_REPLY } from './call-error.ts';

/**
 * A dynamic import that can be started early. `ahead` starts it and ignores failure, so that the code is
 * there when the network fails later; `now` resolves to the module or throws CallError `no-reply`.
 */
export const preloadable = <Module>(load: () => Promise<Module>) => ({
  ahead: (): void => void load().catch(() => undefined),
  now: async (): Promise<Module> =>
    load().catch(() => {
      throw new CallError(NO_REPLY, m.call_no_network());
    }),
});
