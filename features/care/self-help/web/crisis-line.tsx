import { m } from '@dhruva/web/paraglide/messages.js';
import { HelplineLinks } from './helpline-links.tsx';

/** The crisis helplines, always visible and available offline. */
export const CrisisLine = () => (
  <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
    <p className="font-semibold">{m.help_link()}</p>
    <HelplineLinks ids={['tele-manas', 'emergency']} />
  </div>
);
