import { Compatibility } from '../features/compatibility/compatibility.tsx';
import { PlaceField } from '../features/places/place-field.tsx';
import { PairAnswerView } from '../features/predictions/pair-answer-view.tsx';
import { QueryProvider } from '../lib/query.tsx';

/** The compatibility form of the home page with what it needs of other features; home fetches it late. */
export const HomeCompatibility = () => (
  <QueryProvider>
    <Compatibility PlaceInput={PlaceField} AnswerView={PairAnswerView} />
  </QueryProvider>
);
