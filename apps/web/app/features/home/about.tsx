import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { Section } from './section.tsx';

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
  { icon: 'arrowRight', title: m.home_part_do, text: m.home_part_do_text },
];

const AnswerParts = () => (
  <Card>
    <h3 className="text-title">{m.home_parts_title()}</h3>
    <ul className="mt-4 flex flex-col gap-4">
      {PARTS.map(({ icon, title, text }) => (
        <li key={icon} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 shrink-0 text-link" />
          <p>
            <span className="block font-semibold">{title()}</span>
            <span className="text-ink-2">{text()}</span>
          </p>
        </li>
      ))}
    </ul>
  </Card>
);

/** What this house is, and what an answer holds. */
export const About = () => (
  <Section id="about" title={m.home_about_title()} beside={<AnswerParts />}>
    <div className="flex max-w-measure flex-col gap-4 text-lead text-ink-2">
      <p>{m.home_about_1()}</p>
      <p>{m.home_about_2()}</p>
      <p>{m.home_about_3()}</p>
    </div>
  </Section>
);
