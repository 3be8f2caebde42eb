/**
 * Prints what a command found.
 * @param json whether programs read it: then the facts, else the lines
 */
export function printResult(json: boolean | undefined, facts: unknown, lines: readonly string[]): void {
  console.log(json ? JSON.stringify(facts, null, 2) : lines.join('\n'));
}
