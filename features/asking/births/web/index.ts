export {
  datedBirth,
  forgetTypedBirth,
  keepTypedBirth,
  keepUnderstood,
  typedBirth,
} from './typed-birth.ts';
