import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { isSignedIn } from '@dhruva/web/lib/token.ts';
import { useSession } from '../session.tsx';
import { useWish } from '../wish.ts';

const SignInSheet = lazyWithFallback(async () => (await import('./sign-in-sheet.tsx')).SignInSheet);

const pathOf = (address: string): string => address.split('#')[0]?.toLowerCase() ?? '';

/**
 * Above every page: asks a signed-out visitor who wants something of this page to sign in. The page stays, and
 * grants the wish once somebody is signed in.
 */
export const WishSheet = () => {
  const { isAuthenticated } = useSession();
  const { pathname } = useLocation();
  const wish = useWish();
  if (wish === null || isAuthenticated || isSignedIn()) return null;
  if (pathOf(wish.at) !== pathname.toLowerCase()) return null;
  return (
    <Suspense fallback={null}>
      <SignInSheet wish={wish} />
    </Suspense>
  );
};
