import type { ReactNode } from 'react';
import { askSecondCheck } from '@dhruva/web/lib/second-check.ts';
import { useSession } from './session.tsx';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';

/**
 * Shows account data only to a confirmed owner; while the second check is pending, says why and how to pass
 * it.
 */
export const ConfirmedOwnerOnly = ({ children }: { readonly children: ReactNode }) => {
  const { profile } = useSession();
  if (profile?.secondCheckPending !== true) return children;
  return (
    <div className="flex max-w-measure flex-col items-start gap-4">
      <p>{m.second_check_closed()}</p>
      <Button look="outline" onClick={() => void askSecondCheck()}>
        {m.second_check_open()}
      </Button>
    </div>
  );
};
