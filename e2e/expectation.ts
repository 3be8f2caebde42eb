import { withoutColors } from '../scripts/failures.ts';

/** What a failed assertion or a step that timed out expected, and what there was instead. */
export interface Expectation {
  expected?: string;
  actual?: string;
}

/** A page or a list of violations can be thousands of characters long. */
const maxCharacters = 400;

/** One line of at most `maxCharacters` characters; undefined if there is none. */
function asLine(parts: (string | undefined)[]): string | undefined {
  const line = parts
    .flatMap((part) => part?.trim() ?? [])
    .filter(Boolean)
    .join(' ');
  if (line.length > maxCharacters) return `${line.slice(0, maxCharacters - 1)}…`;
  return line || undefined;
}

/**
 * Reads both out of the message of Playwright's error, which has no fields for them: from 'Expected: …' and
 * 'Received: …', else from the changed lines of a comparison, else from the log of a step that timed out.
 */
export function expectationOf(message: string): Expectation {
  const text = withoutColors(message);
  const after = (label: RegExp) => label.exec(text)?.[1];
  const locator = after(/^Locator: +(.*)$/m);
  const expected = after(/^Expected(?: \w+)*: +(.*)$/m);
  if (expected !== undefined) {
    const actual = after(/^Received(?: \w+)*: +(.*)$/m) ?? after(/^Error: (element\(s\) not found.*)$/m);
    return { expected: asLine([locator, expected]), actual: asLine([actual]) };
  }
  const lines = text.split('\n');
  const comparison = lines.findIndex((line) => line.startsWith('- Expected  '));
  if (comparison >= 0) {
    const changed = lines.slice(comparison + 2);
    const marked = (sign: string) =>
      changed.flatMap((line) => (line.startsWith(`${sign} `) ? line.slice(2).trim() : []));
    return { expected: asLine([locator, ...marked('-')]), actual: asLine(marked('+')) };
  }
  const waitedFor = after(/^ +- waiting for (.*)$/m);
  if (waitedFor === undefined) return {};
  const last = lines.findLast((line) => /^ +- /.test(line) && !/waiting for|retrying|waiting \d+ms/.test(line));
  return {
    expected: asLine([waitedFor]),
    actual: asLine([last?.replace(/^ +- /, '') ?? 'nothing within the time limit']),
  };
}
