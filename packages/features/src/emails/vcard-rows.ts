import type { CsvRow } from '../imports/index.ts';

/** Whether a text is a file of contacts (vCard), as phones and Apple's Contacts export it. */
export function isVcard(text: string): boolean {
  return /^\s*BEGIN:VCARD/i.test(text);
}

/** Reads contacts as the rows of a table with a name and all addresses. */
export function vcardRows(lines: readonly string[]): CsvRow[] {
  const rows: CsvRow[] = [{ line: 0, cells: ['Name', 'Email'] }];
  let card: CsvRow | undefined;
  for (const [index, text] of lines.entries()) {
    const [, property = '', value = ''] = /^(?:item\d+\.)?([A-Z-]+)(?:;[^:]*)?:(.*)$/i.exec(text) ?? [];
    const name = property.toUpperCase();
    if (name === 'BEGIN') card = { line: index + 1, cells: ['', ''] };
    if (card && name === 'FN') card.cells[0] = value;
    if (card && name === 'EMAIL') card.cells[1] = [card.cells[1], value].filter(Boolean).join('; ');
    if (card && name === 'END') rows.push(card);
  }
  return rows;
}
