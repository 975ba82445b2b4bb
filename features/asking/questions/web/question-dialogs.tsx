import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { BirthDetailsDialog } from './birth/birth-details-dialog.tsx';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { PayDialog } from './pay-dialog.tsx';
import type { useQuestionFlow } from './use-question-flow.ts';

interface QuestionDialogsProps {
  readonly flow: ReturnType<typeof useQuestionFlow>['dialogs'];
  readonly PlaceInput: PlaceInput;
}

/** Renders the dialog the question flow has open. */
export const QuestionDialogs = ({ flow, PlaceInput }: QuestionDialogsProps) => {
  const { profile } = useSession();
  const { step, close } = flow;
  switch (step?.kind) {
    case undefined:
      return null;
    case 'pay':
      return (
        <PayDialog
          question={step.question}
          details={step.details}
          checkout={flow.checkout}
          onPay={() => void flow.pay(step.question, step.details)}
          onClose={close}
        />
      );
    case 'birth':
      return profile ? (
        <BirthDetailsDialog
          key={step.question.id}
          question={step.question}
          profile={profile}
          whose={step.whose}
          PlaceInput={PlaceInput}
          draft={flow.draft}
          onDraft={flow.setDraft}
          onSubmit={async (details) => flow.submitDetails(step.question, details)}
          onInstead={flow.askFor}
          onClose={close}
        />
      ) : (
        <Dialog open onClose={close} title={m.questions_birth_title()}>
          <p role="status">{m.questions_loading_profile()}</p>
        </Dialog>
      );
  }
};
