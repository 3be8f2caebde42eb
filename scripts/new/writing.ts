/** What a command writes: whole files, and additions to files that are there. */
export interface Writing {
  files: Readonly<Record<string, string>>;
  edits?: Readonly<Record<string, (text: string) => string>>;
  /** What the person does now. */
  next: string;
}

/** Said to the person instead of a stack trace. */
export class Refused extends Error {}
