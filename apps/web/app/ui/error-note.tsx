import { Button } from './button.tsx';

interface ErrorNoteProps {
  /** What went wrong; null: nothing did. */
  readonly error: Error | null;
  readonly className?: string;
}

/** What was asked for did not work; said at once, beside what stays as it was. */
export const ErrorNote = ({ error, className = '' }: ErrorNoteProps) =>
  error && (
    <p role="alert" className={`rounded-field bg-error-tint p-3 text-error ${className}`}>
      {error.message}
    </p>
  );

interface RetryNoteProps {
  readonly text: string;
  /** What the button says. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onRetry: () => void;
}

/** Something could not be shown, with a way to try again. */
export const RetryNote = ({ text, label, disabled = false, onRetry }: RetryNoteProps) => (
  <div role="alert" className="flex flex-col items-start gap-3">
    <p className="text-error">{text}</p>
    <Button look="outline" disabled={disabled} onClick={onRetry}>
      {label}
    </Button>
  </div>
);
