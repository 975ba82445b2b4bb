import './crisis-help.css';
import { useEffect, useRef } from 'react';
import { m } from '@dhruva/web/paraglide/messages.js';
import { HelpBox } from '@dhruva/account/help/web';

/** Crisis helplines, announced when shown. Rendered from the start, so that nothing has to load. */
export const CrisisHelp = ({ isShown }: { readonly isShown: boolean }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <div role="alert" className="scroll-mt-20 scroll-mb-4" ref={box}>
      <div className={isShown ? 'block' : 'crisis-help'}>
        <div className="mb-8">
          <HelpBox title={m.help_title()} isShort />
        </div>
      </div>
    </div>
  );
};
