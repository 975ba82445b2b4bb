import { type ReactNode, useRef } from 'react';
import { SITE } from '../../lib/site.ts';
import { dayInWords } from '../../lib/months.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../button.tsx';

interface SheetProps {
  /** Its heading on paper; on the screen it stands somewhere above. */
  readonly title: string;
  /** Of a sheet in a language other than the page's: this, what its button says, and its last line on paper. */
  readonly lang?: string;
  readonly print?: string;
  readonly printed?: string;
  readonly children: ReactNode;
}

/** What can be printed by itself, and the button for it. How it looks on paper is in print.css. */
export const Sheet = ({ title, children, ...told }: SheetProps) => {
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
      lang={told.lang}
      data-title={title}
      data-printed={told.printed ?? m.sheet_printed({ brand: SITE.brand, date })}
    >
      {children}
      <Button look="quiet" className="mt-6 -ml-6" onClick={printIt}>
        {told.print ?? m.sheet_print()}
      </Button>
    </div>
  );
};
