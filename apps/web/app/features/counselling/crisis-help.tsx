import './crisis-help.css';
import { useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { HelpCard } from '../../shell/help-card.tsx';

/** Whom to ring, the moment it is needed. It lies in the page from the start: nothing is fetched for it. */
export const CrisisHelp = ({ isShown }: { readonly isShown: boolean }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <div role="alert" className="scroll-mt-20 scroll-mb-4" ref={box}>
      <div className={isShown ? 'block' : 'crisis-help'}>
        <div className="mb-8 rounded-card border-2 border-care-line bg-surface p-5">
          <h2 className="mb-2 text-title">{m.help_title()}</h2>
          <HelpCard />
        </div>
      </div>
    </div>
  );
};
