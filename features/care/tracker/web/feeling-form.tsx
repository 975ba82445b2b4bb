import { asksForHelp } from '../contract/symptoms.ts';
import { TRACKER_ERRORS } from '../contract/errors.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { MessageDialog } from '@dhruva/web/ui/message-dialog.tsx';
import { CrisisHelp } from './crisis-help.tsx';
import { FIRST_STAR, StarRating } from './star-rating.tsx';
import { FIRST_SYMPTOM, SymptomList } from './symptom-list.tsx';
import { useFeelingForm } from './use-feeling-form.ts';
import { useSignInToSave } from './use-sign-in-to-save.ts';
import { SuggestedSupport } from './suggested-support.tsx';

/** The mood form: symptoms, a star rating, and help at once when needed. */
export const FeelingForm = ({ onSaved }: { readonly onSaved: () => void }) => {
  const { form, start, feeling, missing, submits, submitted, isSaving, outcome, ...act } =
    useFeelingForm(onSaved);
  useSignInToSave(outcome, act.closeOutcome);
  const [first] = missing;
  const fieldId = first === 'symptoms' ? FIRST_SYMPTOM : FIRST_STAR;
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-8"
      onChange={act.read}
      onSubmit={(event) => void act.submit(event)}
    >
      <ErrorSummary
        problems={
          first ? [{ fieldId, message: TRACKER_ERRORS['counselling.incomplete'].sentence }] : []
        }
        attempt={submits}
      />
      <SymptomList
        start={start.symptoms}
        count={feeling.symptoms.length}
        isMissing={missing.includes('symptoms')}
      />
      <div>
        <CrisisHelp isShown={asksForHelp(feeling)} />
        <StarRating
          start={start.rating}
          rating={feeling.rating}
          isMissing={missing.includes('rating')}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          className="min-w-40"
          busyLabel={isSaving ? m.counselling_saving() : undefined}
        >
          {m.counselling_submit()}
        </Button>
        <p className="when-signed-out text-ink-2">{m.counselling_login_kept()}</p>
      </div>
      {submitted && <SuggestedSupport feeling={submitted} />}
      <MessageDialog
        notice={outcome?.kind === 'signed-out' ? null : outcome}
        onClose={act.closeOutcome}
      />
    </form>
  );
};
