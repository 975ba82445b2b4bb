import type { AssessmentState, UnlockedAssessment } from '../../contract/schemas.ts';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

const STATES: Record<AssessmentState, () => string> = {
  bought: m.assessments_state_bought,
  'form-open': m.assessments_state_form_open,
  'with-therapist': m.assessments_state_with_therapist,
  'report-ready': m.assessments_state_report_ready,
};

/** The stage of a bought assessment in a word or two. */
export const stateInWords = (state: AssessmentState): string => STATES[state]();

/** When the report is due, or since when it is available. */
export const reportInWords = ({ dueAt, reportAt }: UnlockedAssessment): string =>
  reportAt === null
    ? m.assessments_due({ due: dueInWords(dueAt) })
    : m.assessments_report_since({ day: dayInWords(reportAt) });

/** The next steps, in order. */
export const nextInWords = ({ state, therapist: name }: UnlockedAssessment): readonly string[] => {
  if (state === 'report-ready') return [m.assessments_next_yours()];
  const therapist = m.assessments_next_therapist({ name });
  const late = m.assessments_next_late();
  return {
    bought: [m.assessments_next_form({ name }), therapist, late],
    'form-open': [m.assessments_next_begun({ name }), therapist, late],
    'with-therapist': [m.assessments_next_arrived({ name }), m.assessments_next_told(), late],
  }[state];
};
