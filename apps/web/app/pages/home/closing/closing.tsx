import { Testimonials } from '../testimonials/testimonials.tsx';
import { Counselling } from './counselling.tsx';
import { Dedication } from './dedication.tsx';
import { FaqTeaser } from './faq-teaser.tsx';

/** What follows the two ways of asking. */
export const Closing = () => (
  <>
    <Counselling />
    <Testimonials />
    <FaqTeaser />
    <Dedication />
  </>
);
