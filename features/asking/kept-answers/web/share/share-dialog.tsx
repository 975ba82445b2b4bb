import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type AnswerLanguage, formatMonthRange, LABELS } from '@dhruva/asking/answers/web';
import { saveFile } from '@dhruva/web/lib/save-file.ts';
import { Button, buttonClasses } from '@dhruva/web/ui/button.tsx';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import type { KeptRecord } from '../../contract/schemas.ts';
import { cardWords, type CardWords, shareText } from './card-words.ts';
import { CARD, drawCard } from './draw-card.ts';
import { SHARE_LABELS } from './share-labels.ts';

interface ShareDialogProps {
  readonly record: KeptRecord;
  readonly language: AnswerLanguage;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The words of the card, and what the sender chooses of them. */
const useCard = ({ answer, question }: KeptRecord, language: AnswerLanguage) => {
  const [line, setLine] = useState(0);
  const [withQuestion, setWithQuestion] = useState(false);
  const [withMonths, setWithMonths] = useState(false);
  const asked = language === 'hi' ? (answer?.hi?.question ?? question) : question;
  const words = useMemo(() => {
    const months = answer?.windows.map(({ from, to }) =>
      formatMonthRange(LABELS[language], from, to),
    );
    return cardWords({
      language,
      line,
      question: withQuestion ? asked : undefined,
      months: withMonths ? months : undefined,
    });
  }, [language, line, withQuestion, withMonths, asked, answer]);
  return {
    words,
    another: () => setLine(line + 1),
    ticks: { withQuestion, setWithQuestion, withMonths, setWithMonths },
    hasMonths: (answer?.windows.length ?? 0) > 0,
  };
};

const Card = ({
  words,
  label,
  onDrawn,
}: {
  readonly words: CardWords;
  readonly label: string;
  readonly onDrawn: (canvas: HTMLCanvasElement) => void;
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(onDrawn);
  useEffect(() => {
    const { current } = canvas;
    if (current) void drawCard(current, words).then(() => drawn.current(current));
  }, [words]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={CARD}
      height={CARD}
      className="mx-auto aspect-square w-full max-w-64 sm:max-w-80 rounded-card"
    />
  );
};

const pictureOf = async (canvas: HTMLCanvasElement, name: string): Promise<File> => {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('the card could not be drawn');
  return new File([blob], name, { type: 'image/png' });
};

/** Whether this browser hands files to other programs. */
const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'a.png', { type: 'image/png' })] });

/** The sender closed the list of programs: no failure. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares a card with a line of general advice; question and months go with it only where ticked. */
export const ShareDialog = ({ record, language, open, onClose }: ShareDialogProps) => {
  const labels = SHARE_LABELS[language];
  const id = useId();
  const { words, another, ticks, hasMonths } = useCard(record, language);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const text = shareText(words, window.location.origin);
  const use = async (send: (file: File) => Promise<void> | void): Promise<void> => {
    setHasFailed(false);
    try {
      if (canvas.current) await send(await pictureOf(canvas.current, labels.file));
    } catch (error) {
      setHasFailed(!isClosed(error));
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      description={labels.private}
      actions={
        <>
          {canShareFiles() && (
            <Button
              onClick={() => void use(async (file) => navigator.share({ files: [file], text }))}
            >
              {labels.share}
            </Button>
          )}
          <a
            className={buttonClasses('outline')}
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {labels.whatsApp}
          </a>
          <Button look="outline" onClick={() => void use((file) => saveFile(file, labels.file))}>
            {labels.save}
          </Button>
        </>
      }
    >
      <div lang={language} className="flex flex-col gap-4">
        <Card
          words={words}
          label={labels.picture([words.above, words.line, ...words.below].join(' '))}
          onDrawn={(drawn) => {
            canvas.current = drawn;
          }}
        />
        <Button look="quiet" className="self-center" onClick={another}>
          {labels.another}
        </Button>
        <Checkbox
          id={`${id}-question`}
          label={labels.withQuestion}
          checked={ticks.withQuestion}
          onChange={({ target }) => ticks.setWithQuestion(target.checked)}
        />
        {hasMonths && (
          <Checkbox
            id={`${id}-months`}
            label={labels.withMonths}
            checked={ticks.withMonths}
            onChange={({ target }) => ticks.setWithMonths(target.checked)}
          />
        )}
        {hasFailed && (
          <p role="alert" className="text-error">
            {labels.failed}
          </p>
        )}
      </div>
    </Dialog>
  );
};
