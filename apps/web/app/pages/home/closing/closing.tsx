import { Testimonials } from '../testimonials/testimonials.tsx';
import { Counselling } from './counselling.tsx';
import { Dedication } from './dedication.tsx';
import { FaqTeaser } from './faq-teaser.tsx';

/** The sections after questions and compatibility. */
export const Closing = () => (
  <>
    <Counselling />
    <Testimonials />
    <FaqTeaser />
    <Dedication />
  </>
);
