import { dayInWords } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import type { SecondCheckFlow } from './use-second-check.ts';

/**
 * Explains what starting afresh means, then asks for confirmation: an owner who does it by mistake loses
 * access.
 */
export const AfreshStep = ({ flow }: { readonly flow: SecondCheckFlow }) => {
  const { step, go, state, leaving } = flow;
  const keptUntil = state.data ? dayInWords(`${state.data.keptUntil}T12:00:00+05:30`) : '';
  return (
    <div className="flex flex-col gap-5">
      {step === 'afresh' ? (
        <>
          <p>{m.second_check_afresh_means()}</p>
          <ul className="ml-5 flex list-disc flex-col gap-2">
            <li>{m.second_check_afresh_new()}</li>
            <li>{m.second_check_afresh_old({ day: keptUntil })}</li>
            <li>{m.second_check_afresh_owner()}</li>
          </ul>
        </>
      ) : (
        <p>{m.second_check_sure()}</p>
      )}
      <ErrorSummary
        problems={leaving.error ? [{ message: leaving.error.message }] : []}
        attempt={leaving.failureCount}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => go('ask')}>{m.second_check_back()}</Button>
        <Button
          look="outline"
          busyLabel={leaving.isPending ? m.second_check_leaving() : undefined}
          onClick={() => (step === 'afresh' ? go('sure') : leaving.mutate())}
        >
          {step === 'afresh' ? m.second_check_not_mine_go() : m.second_check_sure_go()}
        </Button>
      </div>
    </div>
  );
};
