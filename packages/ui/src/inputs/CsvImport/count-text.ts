import type { CsvCount, CsvNoun } from './csv-problem.ts';

/** Formats a number: '1,240'. */
export const formatNumber = (value: number): string => value.toLocaleString('en-US');

/** '1 address', '1,240 addresses'. */
export const counted = (value: number, { one, many }: Pick<CsvNoun, 'one' | 'many'>): string =>
  plural(value, one, many);

const plural = (value: number, one: string, many: string) => `${formatNumber(value)} ${value === 1 ? one : many}`;

/** How many lines are skipped: 'No lines are skipped.' */
export function skippedText(lines: number, is: 'is' | 'was', are: 'are' | 'were'): string {
  return `${lines === 0 ? 'No lines' : plural(lines, 'line', 'lines')} ${lines === 1 ? is : are} skipped.`;
}

/**
 * The result of all lines as a sum: '2 can be added + 1 already on the list + 2 skipped = 5 lines read.' Lines with
 * several addresses are counted by address.
 */
export function sumText({ lines, ready, added, already, skipped, emptyLines, hasHeading }: CsvCount): string {
  const entries = ready + added + already + skipped;
  const parts = [
    added > 0 && `${formatNumber(added)} added`,
    (ready > 0 || added === 0) && `${formatNumber(ready)} can be added`,
    `${formatNumber(already)} already on the list`,
    `${formatNumber(skipped)} skipped`,
  ].filter(Boolean);
  const read = plural(lines, 'line', 'lines');
  const total = entries === lines ? `${read} read` : `${plural(entries, 'entry', 'entries')} on ${read}`;
  const others = [hasHeading && 'the heading', emptyLines > 0 && plural(emptyLines, 'empty line', 'empty lines')];
  const named = others.filter(Boolean).join(' and ');
  const rest = named && ` Not counted: ${named}.`;
  return `${parts.join(' + ')} = ${total}.${rest}`;
}
