/**
 * Prints the result of a command.
 * @param json whether to print `facts` as JSON, for programs, rather than `lines`, for people
 */
export function printResult(json: boolean | undefined, facts: unknown, lines: readonly string[]): void {
  console.log(json ? JSON.stringify(facts, null, 2) : lines.join('\n'));
}
