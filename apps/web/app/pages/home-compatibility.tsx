import { Compatibility } from '@dhruva/asking/pairs/web/compatibility.tsx';
import { PlaceField } from '@dhruva/asking/places/web/place-field.tsx';
import { PairAnswerView } from '@dhruva/asking/answers/web/kept/pair-answer-view.tsx';
import { QueryProvider } from '../lib/query.tsx';

/** The compatibility form of the home page with what it needs of other features; home fetches it late. */
export const HomeCompatibility = () => (
  <QueryProvider>
    <Compatibility PlaceInput={PlaceField} AnswerView={PairAnswerView} />
  </QueryProvider>
);
