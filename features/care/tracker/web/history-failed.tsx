import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';

/** The notice that the entries could not be loaded, with a retry button. */
export const HistoryFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="flex flex-col items-start gap-3">
    <p className="text-error">{m.counselling_history_failed()}</p>
    <Button look="outline" onClick={onRetry}>
      {m.counselling_history_retry()}
    </Button>
  </div>
);
