import { dropWish } from '@dhruva/account/auth/web';
import { type Question, questionById } from '@dhruva/asking/questions/contract/catalogue';
import { pendingOrder } from '@dhruva/money/payments/web';
import { m } from '../paraglide/messages.js';
import { Dialog } from '../ui/dialog.tsx';

/**
 * Stands open while what asking needs is loaded, so that the sheet of a wanted question never goes away; not
 * while a payment of this tab is looked up, which may be for that question.
 */
export const ComingSheet = ({ wanted }: { readonly wanted: Pick<Question, 'id'> | undefined }) =>
  wanted &&
  pendingOrder() === null && (
    <Dialog
      open
      onClose={dropWish}
      title={m.questions_birth_title()}
      description={questionById(wanted.id).text}
    >
      <p role="status">{m.questions_loading_profile()}</p>
    </Dialog>
  );
