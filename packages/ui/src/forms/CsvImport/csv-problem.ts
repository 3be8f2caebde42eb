/** A line that is not taken. */
export interface CsvProblem {
  /** Its number in the file, from 1. */
  line: number;
  /** What stands there. */
  value: string;
  /** Why it is not taken, as a sentence. */
  reason: string;
  /** Nothing that could be written there would help: it is on the list, or twice in the file. @default false */
  isFinal?: boolean;
}

/** A line that was left out, as the person wrote it anew. */
export type MendedLine = Pick<CsvProblem, 'line' | 'value'>;
