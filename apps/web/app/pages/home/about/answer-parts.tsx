import { m } from '../../../paraglide/messages.js';
import { Icon, type IconName } from '../../../ui/icons.tsx';

interface Part {
  readonly icon: IconName;
  readonly title: () => string;
  readonly text: () => string;
}

const PARTS: readonly Part[] = [
  { icon: 'speech', title: m.home_part_direct, text: m.home_part_direct_text },
  { icon: 'calendar', title: m.home_part_when, text: m.home_part_when_text },
  { icon: 'info', title: m.home_part_why, text: m.home_part_why_text },
  { icon: 'circleCheck', title: m.home_part_sure, text: m.home_part_sure_text },
  { icon: 'person', title: m.home_part_do, text: m.home_part_do_text },
];

/** The parts of an answer, in reading order. */
export const AnswerParts = () => (
  <>
    <h3 className="text-title">{m.home_parts_title()}</h3>
    <ol className="mt-6 grid gap-6 sm:grid-cols-2 md:grid-cols-3 wide:grid-cols-5">
      {PARTS.map(({ icon, title, text }) => (
        <li key={icon} className="flex gap-3 wide:flex-col">
          <Icon name={icon} className="mt-0.5 shrink-0 text-link" />
          <p>
            <span className="block font-semibold">{title()}</span>
            <span className="text-ink-2">{text()}</span>
          </p>
        </li>
      ))}
    </ol>
  </>
);
