/** Whether a finding counts for the matter asked about, against it, or only describes. */
export type Side = 'for' | 'against' | 'neutral';
