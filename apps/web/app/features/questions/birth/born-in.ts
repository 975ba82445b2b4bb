import type { UserDetails } from '@dhruva/contract/predictions/schemas';
import { dayInWords } from '../../../lib/months.ts';
import { m } from '../../../paraglide/messages.js';

/** Birth details in one line, as they were given. */
export const bornIn = ({ dob, timeOfBirth, timeUnknown, placeOfBirth }: UserDetails): string =>
  [dayInWords(dob), timeUnknown ? m.questions_time_not_known() : timeOfBirth, placeOfBirth].join(
    ', ',
  );
