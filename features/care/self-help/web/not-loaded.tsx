import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';

/** Says that the network did not bring the text. */
export const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="flex flex-col items-start gap-4">
    <p>{m.free_therapy_failed()}</p>
    <Button look="outline" onClick={onRetry}>
      {m.failure_retry()}
    </Button>
  </div>
);
