import { type RefObject, useEffect, useRef, useState } from 'react';
import { QUOTES } from '../../../content/quotes.ts';
import { useStill } from '../../../lib/motion.ts';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Flame } from '../../../ui/lamp.tsx';
import { coversAction } from './covers-action.ts';
import { firstTurn, nextTurn } from './quotes.rules.ts';

/** The current phase, advanced by a timer unless `isHeld`. */
const useTurns = (isHeld: boolean, chance: () => number) => {
  const [turn, setTurn] = useState(() => firstTurn(QUOTES.length, chance));
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => setTurn(nextTurn(turn, QUOTES.length, chance)), turn.lasts);
    return () => clearTimeout(timer);
  }, [turn, isHeld, chance]);
  return turn;
};

/** Whether the element covers a button, link or input at the current scroll position. */
const useInTheWay = (element: RefObject<HTMLElement | null>, watched: unknown): boolean => {
  const [isInTheWay, setInTheWay] = useState(true);
  useEffect(() => {
    const look = () => setInTheWay(element.current === null || coversAction(element.current));
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [element, watched]);
  return isInTheWay;
};

interface QuotesProps {
  readonly chance: () => number;
  readonly onClose: () => void;
}

/** The quote card; stays while hovered or focused, and is no live region. */
const Quotes = ({ chance, onClose }: QuotesProps) => {
  const card = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const turn = useTurns(isHeld, chance);
  const isInTheWay = useInTheWay(card, turn);
  const isSeen = isHeld || (turn.isShown && !isInTheWay);
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
      <p className="font-semibold leading-snug">{QUOTES[turn.quote]}</p>
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
export const QuoteToast = ({ chance = Math.random }: { readonly chance?: () => number }) => {
  const isStill = useStill();
  const [isClosed, setClosed] = useState(false);
  return isStill || isClosed ? null : <Quotes chance={chance} onClose={() => setClosed(true)} />;
};
