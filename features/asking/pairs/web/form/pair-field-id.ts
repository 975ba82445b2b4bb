/** The element id of a field of the compatibility form, for its error summary. */
export const pairFieldId = (field: string): string => `pair-${field}`;
