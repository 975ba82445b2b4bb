export { forgetTypedBirth, keepTypedBirth, typedBirth } from './typed-birth.ts';
