import { AskSection } from './ask-section.tsx';
import { CareSection } from './care-section.tsx';

/** Asking and care, side by side and apart. */
export const Sections = () => (
  <div className="grid md:grid-cols-2">
    <AskSection />
    <CareSection />
  </div>
);
