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
import type { DetectedDanger, DangerDetector } from './danger-detector.ts';
import { loadModelDetector, loadPhraseDetector } from './load-detector.ts';
import { AppearingHelpCard } from './appearing-help-card.tsx';

interface FlaggedField {
  readonly fieldId: string;
  readonly detection: DetectedDanger;
}

interface FlaggedFields {
  /** The fields whose text speaks of danger, in the order in which they first did. */
  readonly fields: readonly FlaggedField[];
  readonly setDetection: (fieldId: string, detection: DetectedDanger | undefined) => void;
}

const FlaggedFieldsContext = createContext<FlaggedFields>({
  fields: [],
  setDetection: () => undefined,
});

const isTextField = (field: HTMLElement | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/**
 * Events that show the visitor reached a field; focus alone does not, since a field may have it from the
 * start.
 */
const FIRST_USE_EVENTS = ['pointerdown', 'keyup'];

/**
 * Checks the text of a field for danger as it is typed: by phrases until the model is loaded, which starts
 * when the field is first used. A detection by phrases stays until more is typed. Clearing the form after
 * sending keeps the help shown.
 */
const useDangerDetection = (fieldId: string): void => {
  const { setDetection } = use(FlaggedFieldsContext);
  useEffect(() => {
    const field = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`);
    if (!isTextField(field)) return undefined;
    let detector: DangerDetector | undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const detect = (by: DangerDetector): void => {
      const detection = by(field.value);
      if (detection && !signal.aborted) setDetection(fieldId, detection);
    };
    const onPhrases = (phrases: DangerDetector): void => {
      detector ??= phrases;
      detect(phrases);
    };
    const onModel = (model: DangerDetector): void => {
      detector = model;
      detect(model);
    };
    const startPhrases = (): void => void loadPhraseDetector().then(onPhrases, () => undefined);
    const startModel = (): void => void loadModelDetector().then(onModel, () => undefined);
    const onInput = (): void => {
      if (signal.aborted) return;
      if (detector) setDetection(fieldId, detector(field.value));
      else startPhrases();
      startModel();
    };
    startPhrases();
    if (field.value !== '') startModel();
    for (const event of FIRST_USE_EVENTS)
      field.addEventListener(event, startModel, { once: true, signal });
    // Runs after React's own listener: rendering the card before that would undo the input.
    field.addEventListener('input', () => setTimeout(onInput), { signal });
    return () => {
      leaving.abort();
      setDetection(fieldId, undefined);
    };
  }, [fieldId, setDetection]);
};

/** The fields of this page whose text speaks of danger, in the order in which they first did. */
export const useFlaggedFields = (): readonly FlaggedField[] => use(FlaggedFieldsContext).fields;

/** The help card below one field: shown below the one that most recently began to speak of danger. */
const HelpBelow = ({ fieldId }: { readonly fieldId: string }) => {
  useDangerDetection(fieldId);
  const last = useFlaggedFields().at(-1);
  return last?.fieldId === fieldId && <AppearingHelpCard {...last.detection} />;
};

const helpBelow = (fieldId: string): ReactNode => <HelpBelow fieldId={fieldId} />;

const isSame = (one: DetectedDanger | undefined, other: DetectedDanger | undefined): boolean =>
  one?.danger === other?.danger && one?.language === other?.language;

/** Shows helplines below any field in which somebody writes of danger (decisions 20 and 54). */
export const DangerHelpProvider = ({ children }: { readonly children: ReactNode }) => {
  const [fields, setFields] = useState<readonly FlaggedField[]>([]);
  const setDetection = useCallback(
    (fieldId: string, detection: DetectedDanger | undefined): void => {
      setFields((known) => {
        const at = known.findIndex((field) => field.fieldId === fieldId);
        if (isSame(known[at]?.detection, detection)) return known;
        if (detection === undefined) return known.toSpliced(at, 1);
        return at < 0 ? [...known, { fieldId, detection }] : known.with(at, { fieldId, detection });
      });
    },
    [],
  );
  const value = useMemo(() => ({ fields, setDetection }), [fields, setDetection]);
  return (
    <FlaggedFieldsContext value={value}>
      <FieldSlot value={helpBelow}>{children}</FieldSlot>
    </FlaggedFieldsContext>
  );
};
