import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The selected tab; the first where there is none of this value. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Index of the tab a key moves to from `at`, of `count`; undefined for other keys. */
const indexForKey = (key: string, at: number, count: number): number | undefined => {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
};

const TRIGGER =
  '-mb-px min-h-12 shrink-0 border-b-3 border-transparent px-2 py-2 text-small font-semibold sm:px-4 sm:text-base text-ink-2 -outline-offset-4! hover:text-ink aria-selected:border-(--tick) aria-selected:text-ink';

/**
 * Tabs with automatic activation (ARIA APG): one panel visible at a time, each with a heading for screen
 * readers.
 */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, at: number): void => {
    const to = indexForKey(event.key, at, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  const shown = tabs.find((tab) => tab.value === value) ?? tabs[0];
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap border-b border-line sm:gap-1"
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            className={TRIGGER}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => move(event, at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={shown.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${shown.value}`}
          className="pt-6"
        >
          <h2 className="sr-only">{shown.label}</h2>
          {shown.content}
        </div>
      )}
    </div>
  );
};
