/** A table for a terminal: each column as wide as its longest cell, two spaces apart, no spaces at the end of a line. */
export const aligned = (table: readonly (readonly string[])[]): string => {
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
