export {
  forgetTypedBirth,
  keepTypedBirth,
  NOTHING_TYPED,
  type TypedBirth,
  typedBirth,
} from './typed-birth.ts';
