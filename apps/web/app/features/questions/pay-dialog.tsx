import type { Question } from '@dhruva/contract/catalogue/questions';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface PayDialogProps {
  readonly question: Question;
  readonly onClose: () => void;
}

/** Names the price, and says plainly that payment is not open yet. */
export const PayDialog = ({ question, onClose }: PayDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={m.questions_pay_title()}
    description={question.text}
    actions={
      <>
        <Button look="outline" onClick={onClose}>
          {m.questions_pay_close()}
        </Button>
        <Button aria-disabled="true" aria-describedby="pay-closed">
          {m.questions_pay_button({ price: question.tier })}
        </Button>
      </>
    }
  >
    <p className="text-lead font-semibold">{m.questions_pay({ price: question.tier })}</p>
    <p id="pay-closed" className="mt-3 rounded-field bg-info-tint p-3 text-info">
      {m.questions_pay_closed()}
    </p>
  </Dialog>
);
