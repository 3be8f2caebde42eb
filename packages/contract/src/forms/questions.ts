/**
 * The questions of a form, wherever it is placed: what each asks for, and which of them somebody sees. Plain code without
 * schemas, since public pages load it. docs/decisions/0186
 */
import { formLongTextMaxCharacters, formTextMaxCharacters } from '../limits.ts';

/** The kinds of questions, by what people answer with. A heading asks for nothing. */
export const questionKinds = {
  text: 'Short text',
  longText: 'Long text',
  email: 'Email address',
  phone: 'Telephone number',
  number: 'Number',
  date: 'Date',
  choice: 'One of several answers',
  choices: 'Any of several answers',
  yesNo: 'Yes or no',
  consent: 'Consent',
  file: 'A file: PDF or picture',
  heading: 'Heading between questions',
} as const;

/** The kind of a question. */
export type QuestionKind = keyof typeof questionKinds;

/** What a short text asks for, so that browsers can fill it in: names of the HTML attribute `autocomplete`. */
export const questionPurposes = {
  none: 'Something else',
  name: 'Full name',
  'given-name': 'First name',
  'family-name': 'Last name',
  organization: 'Organization',
  'street-address': 'Street address',
  'address-level2': 'Town or city',
  'address-level1': 'State',
  'postal-code': 'ZIP code',
  bday: 'Date of birth',
} as const;

/** A question. */
export interface Question {
  /** Stays the same when the question is reworded or moved: answers belong to it. */
  id: string;
  kind: QuestionKind;
  /** What is asked, or the words of a heading. */
  label: string;
  help: string;
  required: boolean;
  /** What a choice offers. */
  options: readonly string[];
  /** Value of `autocomplete`; '' for none. */
  autocomplete: string;
  /** It is asked only if the question with this id has this answer; null for always. */
  condition: { id: string; answer: string } | null;
}

/** Answers by the id of the question, as they were typed: several for a question with boxes. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** The answer to a yes or no. */
export const yesAndNo = ['Yes', 'No'] as const;

/** The stored answer of a box that was ticked. */
export const consented = 'Yes';

/** Reads the stored questions of a form. Those of a kind that this program does not know are left out. */
export function readQuestions(items: readonly Readonly<Record<string, unknown>>[]): Question[] {
  return items.flatMap((item) => {
    const kind = kindOf(item.kind);
    if (!kind) return [];
    const text = (name: string) => (typeof item[name] === 'string' ? item[name] : '');
    const condition = text('shown_for') ? { id: text('shown_for'), answer: text('shown_for_answer') } : null;
    return [
      {
        ...{ id: text('id'), kind, label: text('label'), help: text('help') },
        required: kind !== 'heading' && item.required === true,
        options: answerOptions(kind, text('options')),
        autocomplete: autocompleteOf(kind, text('purpose')),
        condition,
      },
    ];
  });
}

/** The questions that somebody with these answers is asked, in order. */
export function shownQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const asked: Question[] = [];
  for (const question of questions) if (isAsked(question, asked, answers)) asked.push(question);
  return asked;
}

function isAsked({ condition }: Question, asked: readonly Question[], answers: Answers): boolean {
  if (!condition) return true;
  return asked.some(({ id }) => id === condition.id) && answersTo(condition.id, answers).includes(condition.answer);
}

/** The answers to a question: none, one, or several. */
export function answersTo(id: string, answers: Answers): readonly string[] {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
  if (answer === undefined || answer === '') return [];
  return typeof answer === 'string' ? [answer] : answer;
}

/** Whether a question has answers to choose from, on which another one can depend. */
export function hasOptions(kind: unknown): boolean {
  return ['choice', 'choices', 'yesNo', 'consent'].includes(String(kind));
}

/** The answers that a question offers. */
export function answerOptions(kind: QuestionKind, lines: string): readonly string[] {
  if (kind === 'yesNo') return yesAndNo;
  if (kind === 'consent') return [consented];
  if (kind !== 'choice' && kind !== 'choices') return [];
  return lines.split('\n').filter(Boolean);
}

/** The largest number of characters of a typed answer. */
export function answerMaxCharacters(kind: QuestionKind): number {
  return kind === 'longText' ? formLongTextMaxCharacters : formTextMaxCharacters;
}

/** Name of the control for a question in the HTML form. */
export function answerName(id: string): string {
  return `${answerPrefix}${id}`;
}

/** What the names of all controls for questions begin with. */
export const answerPrefix = 'answer-';

/** Name of the hidden control with the token, and of the one that people don't see and programs fill in. */
export const tokenName = 'token';
export const trapName = 'website';

function kindOf(value: unknown): QuestionKind | undefined {
  return typeof value === 'string' && Object.hasOwn(questionKinds, value) ? (value as QuestionKind) : undefined;
}

function autocompleteOf(kind: QuestionKind, purpose: string): string {
  if (kind === 'email') return 'email';
  if (kind === 'phone') return 'tel';
  const isTyped = kind === 'text' || kind === 'longText' || kind === 'date';
  return isTyped && purpose !== 'none' ? purpose : '';
}
