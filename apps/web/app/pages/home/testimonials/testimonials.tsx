import { TIMINGS } from '@dhruva/kernel/timings';
import { type Testimonial, TESTIMONIALS } from '../../../content/testimonials.ts';
import { useRotation } from '../../../lib/motion.ts';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Section } from '../section.tsx';

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
    <p className="font-semibold text-ink-3">{LABELS[kind]()}</p>
    <p className="mt-4 font-heading text-lead leading-relaxed sm:text-title sm:leading-relaxed">
      {text}
    </p>
    <h3 className="mt-4 font-text text-base font-semibold">{name}</h3>
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
    className="inline-flex size-12 items-center justify-center rounded-pill border border-control hover:bg-surface-2"
  >
    <Icon name="arrowRight" size={20} className={classNames(back && 'rotate-180')} />
  </button>
);

/** A carousel of testimonials: advances every five seconds or by hand. */
export const Testimonials = () => {
  const count = TESTIMONIALS.length;
  const { index, goTo } = useRotation(count, TIMINGS.testimonialRotation);
  return (
    <Section split id="testimonials" title={m.home_testimonials_title()}>
      <div className="border-l-4 border-brass-500 pl-5 sm:pl-8">
        <div className="grid">
          {TESTIMONIALS.map((testimonial, at) => (
            <Words key={testimonial.name} testimonial={testimonial} isShown={at === index} />
          ))}
        </div>
        <div className="mt-6 flex items-center gap-3">
          <Step label={m.home_testimonial_previous()} back onClick={() => goTo(index - 1)} />
          <Step label={m.home_testimonial_next()} onClick={() => goTo(index + 1)} />
          <p className="text-ink-3">{m.home_testimonial_at({ number: index + 1, count })}</p>
        </div>
      </div>
    </Section>
  );
};
