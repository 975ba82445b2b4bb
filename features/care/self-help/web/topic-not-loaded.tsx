import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';

/** The notice that the text could not be loaded, with a retry button. */
export const TopicNotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="flex flex-col items-start gap-4">
    <p>{m.free_therapy_failed()}</p>
    <Button look="outline" onClick={onRetry}>
      {m.failure_retry()}
    </Button>
  </div>
);
