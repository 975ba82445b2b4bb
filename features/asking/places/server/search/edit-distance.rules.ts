/** The Levenshtein distance of two texts, or `atMost + 1` if it is larger. */
export function editDistance(a: string, b: string, atMost: number): number {
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = a.charAt(row - 1) === b.charAt(column - 1) ? 0 : 1;
      line[column] = Math.min(
        (above[column - 1] ?? 0) + changed,
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
      );
    }
    if (Math.min(...line) > atMost) return atMost + 1;
    above = line;
  }
  return above[b.length] ?? 0;
}
