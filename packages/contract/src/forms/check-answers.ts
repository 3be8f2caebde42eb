import { rulesOf } from '../field-kinds/index.ts';
import { visible } from '../field-kinds/input-schemas.ts';
import type { Field } from '../fields.ts';
import {
  type Answers,
  answerMaxCharacters,
  answersTo,
  type Question,
  type QuestionKind,
  shownQuestions,
} from './questions.ts';

/** An answer with the words of its question, as it is stored. */
export interface StoredAnswer {
  /** Id of the question. */
  id: string;
  question: string;
  /** Several answers are in a line each; '' for none; the name of a file. */
  answer: string;
  /** Media type of a file. */
  file?: string;
}

/** The answers of somebody who has sent a form, or what is wrong with them, by the id of the question. */
export type CheckedAnswers =
  | { isValid: true; answers: StoredAnswer[] }
  | { isValid: false; errors: Readonly<Record<string, string>> };

/** The kind of field that accepts the same answers as a kind of question. */
const fieldKinds: Readonly<Partial<Record<QuestionKind, Field['kind']>>> = {
  text: 'text',
  longText: 'lines',
  email: 'email',
  phone: 'phone',
  number: 'number',
  date: 'date',
};

/**
 * Checks the answers to the questions that somebody was asked. Answers to others are left out: they depend on an answer
 * that was changed, or the form has no such question.
 */
export function checkAnswers(questions: readonly Question[], answers: Answers): CheckedAnswers {
  const errors: Record<string, string> = {};
  const stored: StoredAnswer[] = [];
  for (const question of shownQuestions(questions, answers)) {
    if (question.kind === 'heading') continue;
    const { id, label } = question;
    const given = answersTo(id, answers).filter((each) => each.trim() !== '');
    const result = checkAnswer(question, given);
    if (typeof result === 'string') errors[id] = result;
    else stored.push({ id, question: label, answer: result.answer });
  }
  return Object.keys(errors).length > 0 ? { isValid: false, errors } : { isValid: true, answers: stored };
}

/** Returns the answer as it is stored, or the error. */
function checkAnswer(question: Question, given: readonly string[]): { answer: string } | string {
  const { kind, options, required } = question;
  // The file itself was checked when it arrived: the answer is its name.
  if (kind === 'file' && given.length > 0) return { answer: given[0] ?? '' };
  if (given.length === 0) return required ? missingText(question) : { answer: '' };
  if (options.length > 0) {
    if (given.some((each) => !options.includes(each))) return 'This answer is not offered. Choose again.';
    if (kind !== 'choices' && given.length > 1) return 'Choose one answer.';
    return { answer: options.filter((each) => given.includes(each)).join('\n') };
  }
  return given.length > 1 ? 'Enter one answer.' : checkTyped(question, given[0] ?? '');
}

function checkTyped({ kind, label }: Question, typed: string): { answer: string } | string {
  const max = answerMaxCharacters(kind);
  const length = Array.from(typed).length;
  if (length > max)
    return `This has ${length.toLocaleString('en-US')} characters. It can have at most ${max.toLocaleString('en-US')}.`;
  if (kind === 'email' && /[\r\n]/.test(typed)) return 'Enter one email address, without a line break.';
  // Paragraphs stay as they were typed.
  if (kind === 'longText') return { answer: typed.replace(/\r\n?/g, '\n').trim() };
  const field: Field = { kind: fieldKinds[kind] ?? 'text', label };
  const { input, dropsInvisible } = rulesOf(field);
  const schema = input(field, rulesOf);
  const result = (schema && dropsInvisible ? visible(schema) : schema)?.safeParse(typed);
  if (!result?.success) return result?.error.issues[0]?.message ?? 'This can’t be read.';
  return { answer: String(result.data ?? '') };
}

/** What to do about a question that was left empty. */
function missingText({ kind }: Question): string {
  switch (kind) {
    case 'choice':
    case 'yesNo':
      return 'Choose an answer.';
    case 'choices':
      return 'Choose at least one answer.';
    case 'consent':
      return 'Tick the box if you agree. Without it, the form can’t be sent.';
    case 'email':
      return 'Enter an email address, such as name@example.org.';
    case 'phone':
      return 'Enter a telephone number, such as (229) 555-0142.';
    case 'file':
      return 'Choose a file.';
    case 'date':
      return 'Enter a date.';
    case 'number':
      return 'Enter a number.';
    default:
      return 'Enter an answer.';
  }
}
