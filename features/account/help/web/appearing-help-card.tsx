import { useEffect, useRef } from 'react';
import { type Danger, HELP_WORDS, type HelpLanguage } from '@dhruva/safety';
import { bringIntoSight } from '@dhruva/web/ui/bring-into-sight.ts';
import { HelpBox } from './help-card.tsx';
import { LeavePage } from './leave-page.tsx';

interface AppearingHelpCardProps {
  readonly danger: Danger;
  readonly language: HelpLanguage;
  readonly children?: string;
}

/**
 * The help card when it appears while somebody types: announced to screen readers and scrolled into the part
 * of the window above the keyboard, without moving the focus.
 */
export const AppearingHelpCard = ({ danger, language, children }: AppearingHelpCardProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scrollIntoView = (): void => {
      if (!box.current) return;
      bringIntoSight(box.current);
      // Where not all of it fits, show the numbers and, if possible, the field above them.
      const [numbers] = box.current.getElementsByTagName('p');
      if (document.activeElement) bringIntoSight(document.activeElement);
      if (numbers) bringIntoSight(numbers);
    };
    scrollIntoView();
    window.visualViewport?.addEventListener('resize', scrollIntoView);
    return () => window.visualViewport?.removeEventListener('resize', scrollIntoView);
  }, [danger, language]);
  return (
    <div ref={box} role="alert" className="my-2 scroll-mt-20 scroll-mb-4">
      <HelpBox danger={danger} language={language} title={HELP_WORDS[language].title} isShort>
        {children ?? HELP_WORDS[language].lead[danger]}
      </HelpBox>
      {danger === 'violence' && (
        <p className="mt-3">
          <LeavePage />
        </p>
      )}
    </div>
  );
};
