/** An entry of an import that is not added. */
export interface CsvProblem {
  /** Identifies the entry: a line can have several. */
  id: string;
  /** Line number in the file, from 1. */
  line: number;
  /** The entry's content. */
  value: string;
  /** The reason, as a sentence. */
  reason: string;
  /** What can be done about it: correct it, or add it anyway. @default nothing */
  remedy?: 'correct' | 'add';
}

/** An entry with its corrected content. */
export type CorrectedLine = Pick<CsvProblem, 'id' | 'value'>;

/** The result for a list. `ready`, `added`, `already` and `skipped` together are all its entries. */
export interface CsvCount {
  /** Lines that were read, without empty ones and the heading. */
  lines: number;
  /** Entries that can be added. */
  ready: number;
  added: number;
  /** Entries that were on the list before. */
  already: number;
  skipped: number;
  emptyLines: number;
  hasHeading: boolean;
}

/** The columns of a list, with a choice. */
export interface CsvColumns {
  /** Columns that can contain addresses. */
  options: readonly CsvImportColumn[];
  /** Indexes of the chosen ones. */
  chosen: readonly number[];
  /** Headings of the other columns. */
  others: readonly string[];
  onChange: (chosen: readonly number[]) => void;
}

/** A column that can contain addresses. */
export interface CsvImportColumn {
  index: number;
  label: string;
  /** How many of its cells contain an address. */
  addresses: number;
  /** One of its cells. */
  example: string;
}

/** What is imported: 'address' and 'addresses', as in 'Add 3 addresses'. */
export interface CsvNoun {
  one: string;
  many: string;
  /** Keyboard of phones for correcting one. */
  inputMode: 'email' | 'url';
}

/** The lines that were corrected and not checked since. @param corrections by the id of the entry */
export function correctedLines(
  problems: readonly CsvProblem[],
  corrections: Readonly<Record<string, string>>,
): CorrectedLine[] {
  return problems.flatMap(({ id, value, remedy }) => {
    const corrected = corrections[id];
    return remedy !== 'correct' || corrected === undefined || corrected === value ? [] : [{ id, value: corrected }];
  });
}
