/** The id of a field of the compatibility form: what its error summary links to. */
export const pairFieldId = (field: string): string => `pair-${field}`;
