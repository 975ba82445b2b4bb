/** Named yogas of a chart, with the grahas that form them. */
export * from '../yoga/all-yogas.ts';
export type * from '../yoga/yoga.types.ts';
export * from '../yoga/yogas-in.ts';
