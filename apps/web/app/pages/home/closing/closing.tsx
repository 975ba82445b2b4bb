import { FaqTeaser } from '../faq/faq-teaser.tsx';
import { Packages } from '../packages/packages.tsx';

/** The sections after the two on asking and care and the two people. */
export const Closing = () => (
  <>
    <Packages />
    <FaqTeaser />
  </>
);
