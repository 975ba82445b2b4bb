import { useEffect, useRef } from 'react';

interface ProgressBarProps {
  /** 0 to 100. */
  readonly value: number;
  readonly label: string;
}

/** A progress bar named by `label`; put rotating texts beside it, outside any live region. */
export const ProgressBar = ({ value, label }: ProgressBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.style.setProperty('scale', `${value / 100} 1`);
  }, [value]);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      className="h-2.5 overflow-hidden rounded-pill bg-line"
    >
      <div
        ref={bar}
        className="h-full origin-left scale-x-0 rounded-pill bg-flame transition-transform duration-300"
      />
    </div>
  );
};
