import { Suspense, useState } from 'react';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { useLatch } from '@dhruva/web/lib/use-latch.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Card } from '@dhruva/web/ui/card.tsx';

const ReferralDialog = lazyWithQueries(
  async () => (await import('./referral-dialog.tsx')).ReferralDialog,
);

/** Explains the referral reward and opens the dialog with code and link. */
export const ReferralCard = ({ signedIn }: { readonly signedIn: boolean }) => {
  const [open, setOpen] = useState(false);
  const wasOpen = useLatch(open);
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-title">{m.referral_card_title()}</h2>
      <p className="max-w-measure text-ink-2">{m.referral_rule()}</p>
      <Button look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.referral_open()}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <ReferralDialog signedIn={signedIn} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
};
