import { OTP_DIGITS } from '@dhruva/contract/catalogue/limits';
import { plainDigits } from '@dhruva/contract/profile/contact';
import type { ErrorCode } from '@dhruva/contract/error-codes';

const CODE = new RegExp(`^\\d{${OTP_DIGITS}}$`);

/** What is wrong with a typed code. */
export const codeProblems = (code: string): { field: 'code'; code: ErrorCode }[] =>
  CODE.test(plainDigits(code)) ? [] : [{ field: 'code', code: 'auth.code-format' }];
