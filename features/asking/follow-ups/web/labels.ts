/** What stands around the follow-ups of an answer, in one language. */
interface FollowUpLabels {
  /** The heading over those that may be chosen, by how many. */
  readonly choose: (left: number) => string;
  /** The heading over those chosen. */
  readonly told: string;
}

/** The labels in the languages of answers. */
export const FOLLOW_UP_LABELS: Readonly<Record<'en' | 'hi', FollowUpLabels>> = {
  en: {
    choose: (left) => (left === 1 ? 'One question more, free' : `${left} questions more, free`),
    told: 'You asked further',
  },
  hi: {
    choose: (left) => (left === 1 ? 'एक सवाल और, मुफ़्त' : `${left} सवाल और, मुफ़्त`),
    told: 'आपने आगे पूछा',
  },
};
