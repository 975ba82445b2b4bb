/** Thrown for an argument that cannot be meant; `field` names it. Nothing of the value is repeated. */
export class InputError extends TypeError {
  readonly code = 'input.invalid';
  readonly field: string;

  constructor(field: string, expected: string) {
    super(`${field} must be ${expected}`);
    this.name = 'InputError';
    this.field = field;
  }
}
