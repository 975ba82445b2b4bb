import { FirstChart, KeepBirth } from '@dhruva/asking/first-chart/web';
import { PlaceField } from '@dhruva/asking/places/web';

/** The birth form wired to the place field; a lazily loaded part of the home page. */
export const HeroForm = () => (
  <div className="flex flex-col gap-4">
    <FirstChart PlaceField={PlaceField} />
    <KeepBirth />
  </div>
);
