import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { m } from '../paraglide/messages.js';
import { BelowField } from '../ui/below-field.ts';
import { HelpAtOnce } from './help-card.tsx';

interface Speaking {
  /** The field below which help stands: the last that began to speak of distress and still does. */
  readonly at: string | undefined;
  readonly tell: (fieldId: string, speaks: boolean) => void;
}

const SpeakingContext = createContext<Speaking>({ at: undefined, tell: () => undefined });

const isWritten = (field: HTMLElement | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/**
 * Listens to what is written in a field. The words are fetched when the field appears, so that they are
 * here when the network is not. A form that empties itself after sending takes no help away.
 */
const useWords = (fieldId: string): void => {
  const { tell } = use(SpeakingContext);
  useEffect(() => {
    const field = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`);
    if (!isWritten(field)) return undefined;
    let isHere = true;
    const listen = (): void => {
      import('./distress-words.ts').then(
        ({ speaksOfDistress }) => isHere && tell(fieldId, speaksOfDistress(field.value)),
        () => undefined,
      );
    };
    listen();
    field.addEventListener('input', listen);
    return () => {
      isHere = false;
      field.removeEventListener('input', listen);
      tell(fieldId, false);
    };
  }, [fieldId, tell]);
};

const HelpBelow = ({ fieldId }: { readonly fieldId: string }) => {
  useWords(fieldId);
  return use(SpeakingContext).at === fieldId && <HelpAtOnce>{m.help_written()}</HelpAtOnce>;
};

const helpBelow = (fieldId: string): ReactNode => <HelpBelow fieldId={fieldId} />;

/** Whom to ring, below any field in which somebody writes of harming themselves (decision 20). */
export const HelpBesideWords = ({ children }: { readonly children: ReactNode }) => {
  const [speaking, setSpeaking] = useState<readonly string[]>([]);
  const tell = useCallback((fieldId: string, speaks: boolean): void => {
    setSpeaking((known) => {
      if (known.includes(fieldId) === speaks) return known;
      return speaks ? [...known, fieldId] : known.filter((id) => id !== fieldId);
    });
  }, []);
  const value = useMemo(() => ({ at: speaking.at(-1), tell }), [speaking, tell]);
  return (
    <SpeakingContext value={value}>
      <BelowField value={helpBelow}>{children}</BelowField>
    </SpeakingContext>
  );
};
