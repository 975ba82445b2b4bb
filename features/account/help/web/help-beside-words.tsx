import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { FieldSlot } from '@dhruva/web/ui/field-slot.ts';
import type { Heard, Hearing } from './heard.ts';
import { loadModel, loadPhrases } from './hearing.ts';
import { HelpAtOnce } from './help-at-once.tsx';

interface Spoken {
  readonly fieldId: string;
  readonly heard: Heard;
}

interface Speaking {
  /** The fields whose text speaks of danger, in the order in which they first did. */
  readonly spoken: readonly Spoken[];
  readonly tell: (fieldId: string, heard: Heard | undefined) => void;
}

const SpeakingContext = createContext<Speaking>({ spoken: [], tell: () => undefined });

const isWritten = (field: HTMLElement | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/**
 * Events that show the visitor reached a field; focus alone does not, since a field may have it from the
 * start.
 */
const GONE_TO = ['pointerdown', 'keyup'];

/**
 * Checks the text of a field for danger as it is typed: by phrases until the model is loaded, which starts
 * when the field is first used. A detection by phrases stays until more is typed. Clearing the form after
 * sending keeps the help shown.
 */
const useWords = (fieldId: string): void => {
  const { tell } = use(SpeakingContext);
  useEffect(() => {
    const field = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`);
    if (!isWritten(field)) return undefined;
    let hearing: Hearing | undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const hear = (by: Hearing): void => {
      const heard = by(field.value);
      if (heard && !signal.aborted) tell(fieldId, heard);
    };
    const withPhrases = (phrases: Hearing): void => {
      hearing ??= phrases;
      hear(phrases);
    };
    const withModel = (model: Hearing): void => {
      hearing = model;
      hear(model);
    };
    const meetPhrases = (): void => void loadPhrases().then(withPhrases, () => undefined);
    const meetModel = (): void => void loadModel().then(withModel, () => undefined);
    const listen = (): void => {
      if (signal.aborted) return;
      if (hearing) tell(fieldId, hearing(field.value));
      else meetPhrases();
      meetModel();
    };
    meetPhrases();
    if (field.value !== '') meetModel();
    for (const gone of GONE_TO) field.addEventListener(gone, meetModel, { once: true, signal });
    // Runs after React's own listener: rendering the card before that would undo the input.
    field.addEventListener('input', () => setTimeout(listen), { signal });
    return () => {
      leaving.abort();
      tell(fieldId, undefined);
    };
  }, [fieldId, tell]);
};

/** The fields of this page whose text speaks of danger, in the order in which they first did. */
export const useSpoken = (): readonly Spoken[] => use(SpeakingContext).spoken;

/** The help card below one field: shown below the one that most recently began to speak of danger. */
const HelpBelow = ({ fieldId }: { readonly fieldId: string }) => {
  useWords(fieldId);
  const last = useSpoken().at(-1);
  return last?.fieldId === fieldId && <HelpAtOnce {...last.heard} />;
};

const helpBelow = (fieldId: string): ReactNode => <HelpBelow fieldId={fieldId} />;

const isSame = (one: Heard | undefined, other: Heard | undefined): boolean =>
  one?.danger === other?.danger && one?.language === other?.language;

/** Shows helplines below any field in which somebody writes of danger (decisions 20 and 54). */
export const HelpBesideWords = ({ children }: { readonly children: ReactNode }) => {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  const tell = useCallback((fieldId: string, heard: Heard | undefined): void => {
    setSpoken((known) => {
      const at = known.findIndex((one) => one.fieldId === fieldId);
      if (isSame(known[at]?.heard, heard)) return known;
      if (heard === undefined) return known.toSpliced(at, 1);
      return at < 0 ? [...known, { fieldId, heard }] : known.with(at, { fieldId, heard });
    });
  }, []);
  const value = useMemo(() => ({ spoken, tell }), [spoken, tell]);
  return (
    <SpeakingContext value={value}>
      <FieldSlot value={helpBelow}>{children}</FieldSlot>
    </SpeakingContext>
  );
};
