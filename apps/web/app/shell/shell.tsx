import { TIMINGS } from '@dhruva/kernel/timings';
import { type ReactNode, useEffect } from 'react';
import { replayEarlyPresses } from '../lib/early-press.ts';
import { forgetWithSession } from '../lib/forget-kept.ts';
import { registerServiceWorker } from '../lib/register-service-worker.ts';
import { storeReferralCode } from '@dhruva/account/referral/web';
import { EndedSession, SessionProvider, WishSheet } from '@dhruva/account/auth/web';
import { m } from '../paraglide/messages.js';
import { useDialogHistory } from '../ui/dialog-history.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { useCanonical } from './canonical.ts';
import { useFocusOnNavigation } from './focus-on-navigation.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { DangerHelpProvider } from '@dhruva/account/help/web';
import { UnreachableNote } from './unreachable-note.tsx';

const MAIN_ID = 'main';

/** The frame of every page: header, main, footer, session, toasts. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  useDialogHistory();
  useFocusOnNavigation();
  useCanonical();
  useEffect(() => storeReferralCode(window.location.search), []);
  useEffect(registerServiceWorker, []);
  useEffect(forgetWithSession, []);
  useEffect(replayEarlyPresses, []);
  return (
    <SessionProvider>
      <div className="flex min-h-dvh flex-col pt-(--header)">
        <SkipLink targetId={MAIN_ID} label={m.nav_skip()} />
        <Header />
        <UnreachableNote />
        <EndedSession />
        <WishSheet />
        <main id={MAIN_ID} tabIndex={-1} className="grow">
          <DangerHelpProvider>{children}</DangerHelpProvider>
        </main>
        <Footer />
      </div>
      <Toaster milliseconds={TIMINGS.toast} />
    </SessionProvider>
  );
};
