import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Question } from '@porchlight/contract/forms/questions';
import { formTokenHours } from '@porchlight/contract/limits';

/** What a form's token says. */
export interface FormToken {
  /** Random: everything that is sent with it is from the same page. */
  key: string;
  /** When the form was opened. */
  openedAt: number;
  /** The questions that were asked: see {@link questionsHash}. */
  questions: string;
}

/** Name of the secret that signs the tokens. */
export const formTokensSecret = 'form_tokens';

/**
 * Signs the tokens of forms. A token says when a form was opened and with which questions, so that a program that has
 * never seen the form can't send it, and it names the sending, so that the same answers are stored once.
 */
export class FormTokens {
  readonly #now: () => Date;
  readonly #readSecret: () => Promise<Buffer>;
  #secret: Promise<Buffer> | undefined;

  /** @param readSecret reads the secret that all nodes share; called once, when the first form is opened */
  constructor(now: () => Date, readSecret: () => Promise<Buffer>) {
    this.#now = now;
    this.#readSecret = readSecret;
  }

  /** Returns a token for a form. @param key that of an earlier page, if it is the same sending */
  async issue(
    formId: number,
    questions: readonly Question[],
    key = randomBytes(12).toString('base64url'),
  ): Promise<string> {
    const content = [key, this.#now().getTime(), questionsHash(questions)].join('.');
    return `${content}.${await this.#sign(formId, content)}`;
  }

  /** Reads the token of a form; null for one that is none, is another form's or has expired. */
  async read(formId: number, token: unknown): Promise<FormToken | null> {
    if (typeof token !== 'string' || token.length > maxCharacters) return null;
    const [, content = '', key = '', openedAt = '', questions = '', signature = ''] = pattern.exec(token) ?? [];
    const [expected, actual] = [Buffer.from(await this.#sign(formId, content)), Buffer.from(signature)];
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
    const age = this.#now().getTime() - Number(openedAt);
    return age <= formTokenHours * 60 * 60 * 1000 ? { key, openedAt: Number(openedAt), questions } : null;
  }

  async #sign(formId: number, content: string): Promise<string> {
    // A failed read is repeated by the next form.
    this.#secret ??= this.#readSecret().catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    return createHmac('sha256', await this.#secret)
      .update(`${formId} ${content}`)
      .digest('base64url');
  }
}

const maxCharacters = 200;
const pattern = /^(([\w-]{16})\.(\d{1,15})\.([\w-]{10}))\.([\w-]{43})$/;

/** Identifies the questions of a form, so that a change of them is noticed. */
export function questionsHash(questions: readonly Question[]): string {
  return jsonHash(questions).slice(0, 10);
}

/** SHA-256 of a value's JSON, base64url. */
export function jsonHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
