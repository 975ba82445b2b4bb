import { boughtPairs } from '@dhruva/asking/questions/web';
import { PairAnswerView, Pairs } from '@dhruva/asking/pairs/web';
import { PlaceField } from '@dhruva/asking/places/web';
import { QueryProvider } from '../lib/query.tsx';

/** The compatibility form of the home page with what it needs of other features; home fetches it late. */
export const HomeCompatibility = () => (
  <QueryProvider>
    <Pairs boughtPairs={boughtPairs} PlaceInput={PlaceField} AnswerView={PairAnswerView} />
  </QueryProvider>
);
