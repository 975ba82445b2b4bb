const seconds = (value: number): number => value * 1000;

/** Durations the visitor sees, in milliseconds (specification, section 9; decisions 13 and 34). */
export const TIMINGS = {
  progressStep: seconds(1.8),
  progressPauseAtEnd: seconds(0.5),
  progressSlowNotice: seconds(60),
  messageRotation: seconds(4),
  taglineRotation: seconds(4),
  testimonialRotation: seconds(5),
  quoteEvery: seconds(8),
  quoteShown: seconds(4),
  toast: seconds(3),
  copyConfirmation: seconds(2),
  logoutRedirect: seconds(1.5),
  supportConfirmation: seconds(3),
  profileReturn: seconds(1.5),
  otpResend: seconds(30),
  intakeAfterPurchase: seconds(2),
} as const;

/** Highest percentage of the progress bar before the answer arrives. */
export const PROGRESS_CAP = 95;
