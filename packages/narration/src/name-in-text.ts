/** What is not kept of a name: all but letters, numbers and what stands within names; texts mark terms with brackets. */
const NOT_OF_NAMES = /[^\p{L}\p{M}\p{N}\p{Join_Control} .'’-]/gu;

/** A typed name as it may stand in a text; undefined where nothing of it may. */
export const nameInText = (typed = ''): string | undefined => {
  const name = typed.replace(NOT_OF_NAMES, '').replace(/ +/gu, ' ').trim();
  return name === '' ? undefined : name;
};
