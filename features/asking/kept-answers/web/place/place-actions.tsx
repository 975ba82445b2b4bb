import { useState } from 'react';
import type { AnswerLanguage } from '@dhruva/asking/answers/web';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Button } from '@dhruva/web/ui/button.tsx';
import type { KeptRecord } from '../../contract/schemas.ts';
import { PLACE_LABELS } from './place-labels.ts';

const ShareDialog = lazyWithFallback(
  async () => (await import('../share/share-dialog.tsx')).ShareDialog,
);

interface PlaceActionsProps {
  readonly record: KeptRecord;
  readonly language: AnswerLanguage;
  readonly isFromDevice: boolean;
}

/** Beside an answer: share, print, and that it is readable without a network. */
export const PlaceActions = ({ record, language, isFromDevice }: PlaceActionsProps) => {
  const labels = PLACE_LABELS[language];
  // Counted, so that each card begins without what was ticked for the last one.
  const [opened, setOpened] = useState(0);
  const [isSharing, setIsSharing] = useState(false);
  const share = (): void => {
    setOpened(opened + 1);
    setIsSharing(true);
  };
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Button look="outline" onClick={share}>
        {labels.share}
      </Button>
      <Button look="outline" onClick={() => window.print()}>
        {labels.print}
      </Button>
      {record.orderId !== null && (
        <Link
          to={`/receipt?order=${encodeURIComponent(record.orderId)}`}
          className="inline-flex min-h-11 items-center self-start"
        >
          {labels.receipt}
        </Link>
      )}
      <p role="status" className="text-small text-ink-3">
        {isFromDevice ? labels.offline : labels.kept}
      </p>
      {opened > 0 && (
        <Suspense fallback={null}>
          <ShareDialog
            key={opened}
            record={record}
            language={language}
            open={isSharing}
            onClose={() => setIsSharing(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
