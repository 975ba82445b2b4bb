import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';

interface QueryFailedProps {
  readonly text: string;
  readonly onAgain: () => void;
}

/** A failed query, with a button to retry. */
export const QueryFailed = ({ text, onAgain }: QueryFailedProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-4 text-error">
    <p>{text}</p>
    <Button look="outline" onClick={onAgain}>
      {m.assessments_try_again()}
    </Button>
  </div>
);
