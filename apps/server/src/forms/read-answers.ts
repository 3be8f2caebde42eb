import { type Answers, answerPrefix, tokenName, trapName } from '@porchlight/contract/forms/questions';
import type { ArrivedFile } from './entry-files.ts';

/** What a visitor has sent. */
export interface SentForm {
  token: unknown;
  answers: Answers;
  /** What is in the control that people don't see. */
  trap: string;
  /** The network that it comes from. */
  network: string;
  /** Files by the id of the question, and what is wrong with others. @default none */
  files?: SentFiles;
}

/** The files that arrived with a form. */
export interface SentFiles {
  arrived: ReadonlyMap<string, ArrivedFile>;
  /** Why others were refused, by the id of the question. */
  refused: Readonly<Record<string, string>>;
}

/** Reads the values of an HTML form, in which each question has a control of its own. */
export function readSentForm(values: unknown): Omit<SentForm, 'network'> {
  const fields: Readonly<Record<string, unknown>> = typeof values === 'object' && values !== null ? { ...values } : {};
  const answers = Object.entries(fields).flatMap(([name, value]): [string, string | readonly string[]][] =>
    name.startsWith(answerPrefix) ? [[name.slice(answerPrefix.length), answerIn(value)]] : [],
  );
  const trap = fields[trapName];
  return { token: fields[tokenName], answers: Object.fromEntries(answers), trap: typeof trap === 'string' ? trap : '' };
}

function answerIn(value: unknown): string | readonly string[] {
  return Array.isArray(value) ? value.flat().map(String) : String(value ?? '');
}
