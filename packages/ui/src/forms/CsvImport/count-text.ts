import type { CsvCount } from './csv-problem.ts';

/** Formats a number: '1,240'. */
export const formatNumber = (value: number): string => value.toLocaleString('en-US');

/** '1 address', '1,240 addresses'. */
export const addresses = (value: number): string => plural(value, 'address', 'addresses');

const plural = (value: number, one: string, many: string) => `${formatNumber(value)} ${value === 1 ? one : many}`;

/** How many lines are left out: 'No line is left out.' */
export function skippedText(lines: number, is: 'is' | 'was', are: 'are' | 'were'): string {
  return `${lines === 0 ? 'No line' : plural(lines, 'line', 'lines')} ${lines > 1 ? are : is} left out.`;
}

/**
 * Accounts for every line as a sum: '2 can be added + 1 already on the list + 2 left out = 5 lines read.' Lines with
 * several addresses are counted by address.
 */
export function sumText({ lines, ready, added, already, leftOut, emptyLines, hasHeading }: CsvCount): string {
  const entries = ready + added + already + leftOut;
  const parts = [
    added > 0 && `${formatNumber(added)} added`,
    (ready > 0 || added === 0) && `${formatNumber(ready)} can be added`,
    `${formatNumber(already)} already on the list`,
    `${formatNumber(leftOut)} left out`,
  ].filter(Boolean);
  const read = plural(lines, 'line', 'lines');
  const total = entries === lines ? `${read} read` : `${plural(entries, 'entry', 'entries')} on ${read}`;
  const others = [hasHeading && 'the heading', emptyLines > 0 && plural(emptyLines, 'empty line', 'empty lines')];
  const named = others.filter(Boolean).join(' and ');
  const rest = named && ` Not counted: ${named}.`;
  return `${parts.join(' + ')} = ${total}.${rest}`;
}
