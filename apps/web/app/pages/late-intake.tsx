import { Suspense } from 'react';
import { useLatch } from '../lib/use-latch.ts';
import { lazyWithQueries } from '../ui/lazy-with-queries.tsx';

const IntakeDialog = lazyWithQueries(
  async () => (await import('@dhruva/care/intake/web/later')).IntakeDialog,
);

interface LateIntakeProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The intake form, fetched when it is opened for the first time. */
export const LateIntake = ({ open, onClose }: LateIntakeProps) => {
  const wasOpen = useLatch(open);
  return (
    wasOpen && (
      <Suspense fallback={null}>
        <IntakeDialog open={open} onClose={onClose} />
      </Suspense>
    )
  );
};
