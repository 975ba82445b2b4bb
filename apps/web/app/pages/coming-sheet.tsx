import { dropWish } from '@dhruva/account/auth/web';
import { type Question, questionById } from '@dhruva/asking/questions/contract/catalogue';
import { m } from '../paraglide/messages.js';
import { Dialog } from '../ui/dialog.tsx';

/** Stands open while what asking needs is loaded, so that the sheet of a wanted question never goes away. */
export const ComingSheet = ({ wanted }: { readonly wanted: Pick<Question, 'id'> | undefined }) =>
  wanted && (
    <Dialog
      open
      onClose={dropWish}
      title={m.questions_birth_title()}
      description={questionById(wanted.id).text}
    >
      <p role="status">{m.questions_loading_profile()}</p>
    </Dialog>
  );
