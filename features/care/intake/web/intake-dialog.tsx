import { Suspense, useState } from 'react';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { HelpCard } from '@dhruva/account/help/web';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { MessageDialog } from '@dhruva/web/ui/message-dialog.tsx';
import type { Sent } from './use-intake-form.ts';

const OwnIntake = lazyWithFallback(async () => (await import('./own-intake.tsx')).OwnIntake);

interface IntakeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The intake form in a dialog; its code loads when first opened. Closes when the form has been accepted. */
export const IntakeDialog = ({ open, onClose }: IntakeDialogProps) => {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={m.intake_title()}
        description={m.intake_lead()}
        size="wide"
        dismissOutside={false}
      >
        <Suspense fallback={<p role="status">{m.intake_loading()}</p>}>
          <OwnIntake
            onSent={(reply) => {
              setSent(reply);
              onClose();
            }}
          />
        </Suspense>
      </Dialog>
      <MessageDialog
        notice={sent && { kind: 'success', text: sent.message }}
        onClose={() => setSent(null)}
      >
        {sent?.showHelp && <HelpCard />}
      </MessageDialog>
    </>
  );
};
