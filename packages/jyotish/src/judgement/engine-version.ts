/**
 * Version of the engine, stored with every judgement; raised whenever the same birth may get
 * another answer.
 */
export const ENGINE_VERSION = '3.8.0';
