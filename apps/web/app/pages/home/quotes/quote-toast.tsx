import { type RefObject, useEffect, useRef, useState } from 'react';
import { QUOTES } from '../../../content/quotes.ts';
import { useMotionOff } from '../../../lib/motion.ts';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Flame } from '../../../ui/lamp.tsx';
import { coversAction } from './covers-action.ts';
import { firstPhase, nextPhase } from './quotes.rules.ts';

/** The current phase, advanced by a timer unless `isHeld`. */
const usePhases = (isHeld: boolean, random: () => number) => {
  const [phase, setTurn] = useState(() => firstPhase(QUOTES.length, random));
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(
      () => setTurn(nextPhase(phase, QUOTES.length, random)),
      phase.durationMs,
    );
    return () => clearTimeout(timer);
  }, [phase, isHeld, random]);
  return phase;
};

/** Whether the element covers a button, link or input at the current scroll position. */
const useCoversAction = (element: RefObject<HTMLElement | null>, watched: unknown): boolean => {
  const [coversSomething, setCovers] = useState(true);
  useEffect(() => {
    const look = () => setCovers(element.current === null || coversAction(element.current));
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [element, watched]);
  return coversSomething;
};

interface QuotesProps {
  readonly random: () => number;
  readonly onClose: () => void;
}

/** The quote card; stays while hovered or focused, and is no live region. */
const Quotes = ({ random, onClose }: QuotesProps) => {
  const card = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const phase = usePhases(isHeld, random);
  const coversSomething = useCoversAction(card, phase);
  const isSeen = isHeld || (phase.isShown && !coversSomething);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      ref={card}
      role="note"
      aria-label={m.home_quote_label()}
      onFocus={hold}
      onBlur={release}
      onPointerEnter={hold}
      onPointerLeave={release}
      className={classNames(
        'fixed right-4 bottom-4 z-30 flex max-w-[min(26rem,calc(100vw-2rem))] items-center gap-3 rounded-card border border-line bg-surface py-1.5 pr-1 pl-4 shadow-lifted print:hidden',
        isSeen ? 'rise' : 'invisible',
      )}
    >
      <Flame size={24} className="shrink-0 text-chart" />
      <p className="font-semibold leading-snug">{QUOTES[phase.quote]}</p>
      <button
        type="button"
        aria-label={m.home_quote_close()}
        onClick={onClose}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-ink-3 hover:text-ink"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
};

/** An encouraging sentence in the corner from time to time, until closed or motion is off. */
export const QuoteToast = ({ random = Math.random }: { readonly random?: () => number }) => {
  const isMotionOff = useMotionOff();
  const [isClosed, setClosed] = useState(false);
  return isMotionOff || isClosed ? null : (
    <Quotes random={random} onClose={() => setClosed(true)} />
  );
};
