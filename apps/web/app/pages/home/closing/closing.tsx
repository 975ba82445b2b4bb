import { FaqTeaser } from '../faq/faq-teaser.tsx';
import { Packages } from '../packages/packages.tsx';

/** The sections after the two rooms and the two people. */
export const Closing = () => (
  <>
    <Packages />
    <FaqTeaser />
  </>
);
