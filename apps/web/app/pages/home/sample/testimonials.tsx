import { TIMINGS } from '@dhruva/kernel/timings';
import { type Testimonial, TESTIMONIALS } from '../../../content/testimonials.ts';
import { useRotation } from '../../../lib/motion.ts';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons.tsx';

const LABELS = { sample: m.home_testimonial_sample, verified: m.home_testimonial_verified };

interface WordsProps {
  readonly testimonial: Testimonial;
  readonly isShown: boolean;
}

/** One testimonial. All share one grid cell, so that the longest sets the height and nothing shifts. */
const Words = ({ testimonial: { name, text, kind }, isShown }: WordsProps) => (
  <div
    aria-hidden={!isShown}
    className={classNames('[grid-area:1/1]', isShown ? 'rise' : 'invisible')}
  >
    <p className="text-small sm:text-base">{text}</p>
    <h3 className="mt-1 pr-24 font-text text-small font-semibold">{name}</h3>
    <p className="pr-24 text-small text-ink-3">{LABELS[kind]()}</p>
  </div>
);

interface StepProps {
  readonly label: string;
  readonly back?: boolean;
  readonly onClick: () => void;
}

const Step = ({ label, back = false, onClick }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="inline-flex size-11 items-center justify-center rounded-pill hover:bg-surface-2"
  >
    <Icon name="arrowRight" size={20} className={classNames(back && 'rotate-180')} />
  </button>
);

/** A carousel of testimonials: advances every five seconds or by hand. */
export const Testimonials = () => {
  const count = TESTIMONIALS.length;
  const { index, goTo } = useRotation(count, TIMINGS.testimonialRotation);
  return (
    <div className="border-l-4 border-brass-500 pl-4 text-ink-2">
      <div className="grid">
        {TESTIMONIALS.map((testimonial, at) => (
          <Words key={testimonial.name} testimonial={testimonial} isShown={at === index} />
        ))}
      </div>
      <div className="relative -mt-11 flex items-center justify-end">
        <Step label={m.home_testimonial_previous()} back onClick={() => goTo(index - 1)} />
        <Step label={m.home_testimonial_next()} onClick={() => goTo(index + 1)} />
        <p className="sr-only">{m.home_testimonial_at({ number: index + 1, count })}</p>
      </div>
    </div>
  );
};
