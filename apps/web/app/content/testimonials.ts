import { SESSION_MINUTES } from '@dhruva/care/therapists/contract/catalogue';

interface Words {
  readonly name: string;
  readonly text: string;
}

/** A sample written by us to show what the service does; the card labels it as a sample. */
interface SampleTestimonial extends Words {
  readonly kind: 'sample';
}

/** A customer's own words about an order on record, published with a recorded consent. */
interface VerifiedTestimonial extends Words {
  readonly kind: 'verified';
  readonly verifiedOrderId: string;
  /** When consent was given (ISO 8601). */
  readonly consentAt: string;
}

export type Testimonial = SampleTestimonial | VerifiedTestimonial;

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Example: first job',
    text: 'Someone who asks which work suits them sees the answer first, then why the chart says so and how sure the reading is, and at the end a few ordinary steps to try.',
    kind: 'sample',
  },
  {
    name: 'Example: planning a wedding',
    text: 'Two people who enter both birth details choose from six questions about themselves as a pair. Each answer says what brings them together and what asks for patience.',
    kind: 'sample',
  },
  {
    name: 'Example: first counselling session',
    text: `Someone who has never talked to a therapist chooses a person, a day and a time, uses a name of their own choosing, and talks online for ${SESSION_MINUTES.lasts} minutes.`,
    kind: 'sample',
  },
];
