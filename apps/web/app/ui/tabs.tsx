import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Panels, one in view at a time, each with a heading for screen readers; arrow keys move between the tabs. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => (
  <Radix.Root value={value} onValueChange={onChange}>
    <Radix.List aria-label={label} className="flex overflow-x-auto sm:gap-1 border-b border-line">
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className="-mb-px min-h-12 shrink-0 border-b-3 border-transparent px-2 py-2 text-small font-semibold sm:px-4 sm:text-base text-ink-2 -outline-offset-4! hover:text-ink data-[state=active]:border-ember-500 data-[state=active]:text-ink"
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} className="pt-6">
        <h2 className="sr-only">{tab.label}</h2>
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
