import { OTP_DIGITS } from '@dhruva/kernel/limits';
import { plainDigits } from '@dhruva/account/profile/contract/contact';

const CODE = new RegExp(`^\\d{${OTP_DIGITS}}$`);

/** Validates a typed code. */
export const codeProblems = (code: string): { field: 'code'; code: 'auth.code-format' }[] =>
  CODE.test(plainDigits(code)) ? [] : [{ field: 'code', code: 'auth.code-format' }];
