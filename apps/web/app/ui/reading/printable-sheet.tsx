import { type ReactNode, useRef } from 'react';
import { SITE } from '../../lib/site.ts';
import { dayInWords } from '../../lib/days.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../button.tsx';

interface PrintableSheetProps {
  /** The heading in print; on screen the heading is elsewhere. */
  readonly title: string;
  /** Its language where it differs from the page's, with the last printed line in it. */
  readonly lang?: string;
  readonly printed?: string;
  /** Whether it has a print button of its own. */
  readonly withButton?: boolean;
  readonly children: ReactNode;
}

/** A part of the page that can be printed alone, with its print button. Print styles: print.css. */
export const PrintableSheet = ({
  title,
  children,
  withButton = true,
  ...printTexts
}: PrintableSheetProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const printIt = (): void => {
    sheet.current?.toggleAttribute('data-chosen', true);
    window.print();
    sheet.current?.toggleAttribute('data-chosen', false);
  };
  const date = dayInWords(new Date().toISOString());
  return (
    <div
      ref={sheet}
      className="sheet"
      lang={printTexts.lang}
      data-title={title}
      data-printed={printTexts.printed ?? m.sheet_printed({ brand: SITE.brand, date })}
    >
      {children}
      {withButton && (
        <Button look="quiet" className="mt-6 -ml-6" onClick={printIt}>
          {m.sheet_print()}
        </Button>
      )}
    </div>
  );
};
