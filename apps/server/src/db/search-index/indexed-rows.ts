/** How a table's rows are indexed, as SQL expressions over its columns; null for parts it lacks. */
export interface IndexedTable {
  table: string;
  /** Last four bits of the row's id in the index; see `search-rows.ts`. */
  code: number;
  title: string;
  subtitle?: string;
  body?: string;
  slug?: string;
  date?: string;
  type?: string;
  /** Condition for the rows to index. @default those that are not deleted */
  rows?: string;
  /** Columns whose change makes the row be indexed again. */
  columns: string[];
  /**
   * Whether words are found without the invisible characters in them, and ligatures as their letters. PostgreSQL's
   * functions do that. @default false, as migrations before 0070 have it
   */
  isCleaned?: boolean;
}

/**
 * Separates a body from what else a record is found by. It is a control character, which no text has. Stored in databases,
 * so it must not change.
 */
export const bodyEnd = '\n\u001e\n';

/** The index's columns in order. */
export const textColumns = ['title', 'subtitle', 'body', 'slug', 'date', 'type'] as const;

/** SQL condition for the rows to index, over `old`, `new` or the table's own columns. */
export function indexedRowsCondition({ rows = 'deleted_at is null' }: IndexedTable, row: string): string {
  return qualifyColumns(rows, row);
}

/** Qualifies each column of an expression with `row`, such as `old` or `new`; '' returns the expression unchanged. */
export function qualifyColumns(expression: string | undefined, row: string): string {
  if (expression === undefined) return 'null';
  return row === '' ? expression : expression.replace(/'[^']*'|\b[a-z_]+\b/g, (word) => qualifyWord(word, row));
}

function qualifyWord(word: string, row: string): string {
  return word.startsWith("'") || ['case', 'when', 'and', 'then', 'else', 'end', 'is', 'null'].includes(word)
    ? word
    : `${row}.${word}`;
}
