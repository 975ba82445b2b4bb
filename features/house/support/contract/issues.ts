/** Topics of a support message. */
export const SUPPORT_ISSUES = ['login', 'payment', 'bug', 'other'] as const;
export type SupportIssue = (typeof SUPPORT_ISSUES)[number];
