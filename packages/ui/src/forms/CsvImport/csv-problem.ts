/** A line that can't be imported. */
export interface CsvProblem {
  /** Line number in the file, from 1. */
  line: number;
  /** The line's content. */
  value: string;
  /** The reason, as a sentence. */
  reason: string;
  /** Whether correcting can't help: the address is on the list already, or twice in the file. @default false */
  isFinal?: boolean;
}

/** A line with its corrected content. */
export type CorrectedLine = Pick<CsvProblem, 'line' | 'value'>;
