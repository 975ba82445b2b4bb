import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';

/** Says that the entries could not be fetched. */
export const HistoryFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="flex flex-col items-start gap-3">
    <p className="text-error">{m.counselling_history_failed()}</p>
    <Button look="outline" onClick={onRetry}>
      {m.counselling_history_retry()}
    </Button>
  </div>
);
