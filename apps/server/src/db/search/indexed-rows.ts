/** How a table's row stands in the index; SQL over its columns, null where it has none. */
export interface IndexedTable {
  table: string;
  /** Last four bits of the row's number in the index; see `search-rows.ts`. */
  code: number;
  title: string;
  subtitle?: string;
  body?: string;
  slug?: string;
  date?: string;
  type?: string;
  /** Which rows stand there. @default those that are not deleted */
  rows?: string;
  /** Columns whose change makes the row be indexed anew. */
  columns: string[];
}

/** What the index holds of a row, in its order. */
export const textColumns = ['title', 'subtitle', 'body', 'slug', 'date', 'type'] as const;

/** Which rows of a table stand in the index; over a row that a trigger names, or the table's own. */
export function indexedRowsOf({ rows = 'deleted_at is null' }: IndexedTable, row: string): string {
  return over(rows, row);
}

/** The expression with `old.` or `new.` before each column, or as it is for a select from the table. */
export function over(expression: string | undefined, row: string): string {
  if (expression === undefined) return 'null';
  return row === '' ? expression : expression.replace(/'[^']*'|\b[a-z_]+\b/g, (word) => qualified(word, row));
}

function qualified(word: string, row: string): string {
  return word.startsWith("'") || ['case', 'when', 'and', 'then', 'else', 'end', 'is', 'null'].includes(word)
    ? word
    : `${row}.${word}`;
}
