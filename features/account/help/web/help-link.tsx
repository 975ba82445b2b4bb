import { useState } from 'react';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { HelpCard } from './help-card.tsx';

/** "Need help now?": the same link and panel on every page. The numbers need no loading. */
export const HelpLink = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-12 items-center gap-2 rounded-pill border border-control px-5 font-semibold text-ink hover:bg-surface-2"
        onClick={() => setOpen(true)}
      >
        <Icon name="phone" size={20} />
        {m.help_link()}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.help_title()}>
        <HelpCard />
      </Dialog>
    </>
  );
};
