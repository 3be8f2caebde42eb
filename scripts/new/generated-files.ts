/** The output of a generator: new files, and edits of existing ones. */
export interface GeneratedFiles {
  files: Readonly<Record<string, string>>;
  edits?: Readonly<Record<string, (text: string) => string>>;
  /** Instructions for the next step. */
  next: string;
}

/** Thrown for wrong input; only its message is printed, without a stack trace. */
export class InvalidInput extends Error {}
