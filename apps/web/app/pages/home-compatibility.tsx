import { boughtPairs } from '@dhruva/asking/questions/web';
import { Pairs } from '@dhruva/asking/pairs/web';
import { PlaceField } from '@dhruva/asking/places/web';
import { QueryProvider } from '../lib/query.tsx';

/** The compatibility form wired to the features it needs; a lazily loaded part of the home page. */
export const HomeCompatibility = () => (
  <QueryProvider>
    <Pairs boughtPairs={boughtPairs} PlaceInput={PlaceField} />
  </QueryProvider>
);
