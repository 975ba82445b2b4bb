import { useEffect, useState } from 'react';
import { ProgressBar } from './progress-bar.tsx';
import { percentAfter, textIndexAfter } from './rising-progress.rules.ts';

const TICK_MS = 200;

interface RisingProgressProps {
  readonly label: string;
  /** Texts that rotate beside the bar. */
  readonly messages: readonly string[];
  readonly messageMs: number;
  /** Milliseconds per per cent, up to `cap`, until `done`. */
  readonly stepMs: number;
  readonly cap: number;
  /** When the work began, ms since 1970. */
  readonly since: number;
  /** The work is done: the bar jumps to 100. */
  readonly done: boolean;
  /** Called `pauseMs` after the jump. */
  readonly pauseMs: number;
  readonly onShown: () => void;
  readonly seconds: (elapsed: number) => string;
  /** Shown once the wait exceeds `slowMs`. */
  readonly slowMs: number;
  readonly slowText: string;
}

const useElapsed = (since: number): number => {
  const [elapsed, setElapsed] = useState(() => Date.now() - since);
  useEffect(() => {
    const timer = setInterval(() => setElapsed(Date.now() - since), TICK_MS);
    return () => clearInterval(timer);
  }, [since]);
  return elapsed;
};

/** A simulated progress bar for work of unknown length. Screen readers get the bar, not the rotating texts. */
export const RisingProgress = (props: RisingProgressProps) => {
  const { done, pauseMs, onShown, messages } = props;
  const elapsed = useElapsed(props.since);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(onShown, pauseMs);
    return () => clearTimeout(timer);
  }, [done, pauseMs, onShown]);
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar
        value={done ? 100 : percentAfter(elapsed, props.stepMs, props.cap)}
        label={props.label}
      />
      <div className="flex justify-between gap-4 text-ink-2">
        <p>{messages[textIndexAfter(elapsed, props.messageMs, messages.length)]}</p>
        <p className="shrink-0 tabular-nums">{props.seconds(Math.floor(elapsed / 1000))}</p>
      </div>
      <p role="status" className="text-ink-2">
        {elapsed >= props.slowMs && props.slowText}
      </p>
    </div>
  );
};
