import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface DoorProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly aside: ReactNode;
}

/** A way into a room: what it is, and what it costs. */
export const SectionLink = ({ to, title, text, aside }: DoorProps) => (
  <li className="border-t border-line last:border-b">
    <Link
      to={to}
      className="group flex min-h-14 items-center justify-between gap-4 py-2 text-ink no-underline"
    >
      <span>
        <span className="block font-heading leading-snug font-bold group-hover:underline">
          {title}
        </span>
        <span className="leading-snug text-ink-2">{text}</span>
      </span>
      <span className="shrink-0 font-semibold">{aside}</span>
    </Link>
  </li>
);
