import { addDays, dayAt, dayOf } from '@porchlight/contract/dates';
import { checkAnswers, type StoredAnswer } from '@porchlight/contract/forms/check-answers';
import { type Answers, answersTo, type Question } from '@porchlight/contract/forms/questions';
import { seatsEachMax } from '@porchlight/contract/limits';
import { type RegistrationRules, seatsQuestionId } from '@porchlight/contract/registrations';
import type { StoredRow } from '../db/tables.ts';

/** The question for the number of seats. */
function seatsQuestion({ seats_each: most }: RegistrationRules): Question[] {
  if (!most || most < 2) return [];
  return [
    {
      ...{ id: seatsQuestionId, kind: 'number', label: 'How many people are you?', required: true, options: [] },
      ...{ help: `You and those who come with you: 1 to ${most}.`, autocomplete: '', condition: null },
    },
  ];
}

/** What people who register are asked: how many they are, and the questions of the form. */
export function registrationQuestions(rules: RegistrationRules, ofForm: readonly Question[]): Question[] {
  return [...seatsQuestion(rules), ...ofForm.filter(({ kind }) => kind !== 'file')];
}

/** What somebody has sent, or what is wrong with it, by the id of the question. */
export type CheckedRegistration =
  | { isValid: true; seats: number; answers: StoredAnswer[] }
  | { isValid: false; errors: Readonly<Record<string, string>> };

/**
 * Checks what somebody has sent to register, or to change that.
 * @param questions those of the form, and that for the seats
 * @param seatsBefore a number of seats that staff have given, and that may stay
 */
export function checkRegistration(
  rules: RegistrationRules,
  questions: readonly Question[],
  answers: Answers,
  seatsBefore = 1,
): CheckedRegistration {
  const checked = checkAnswers(questions, answers);
  const isAsked = questions.some(({ id }) => id === seatsQuestionId);
  const [typed = ''] = answersTo(seatsQuestionId, answers);
  const seats = isAsked ? Number(typed.replaceAll(',', '').trim()) : seatsBefore;
  const problem = isAsked ? seatsProblem(seats, Math.max(rules.seats_each ?? 1, seatsBefore)) : undefined;
  if (checked.isValid && !problem)
    return { isValid: true, seats, answers: checked.answers.filter(({ id }) => id !== seatsQuestionId) };
  return {
    isValid: false,
    errors: { ...(checked.isValid ? {} : checked.errors), ...(problem && { [seatsQuestionId]: problem }) },
  };
}

function seatsProblem(seats: number, most: number): string | undefined {
  const isValid = Number.isSafeInteger(seats) && seats >= 1 && seats <= Math.min(most, seatsEachMax);
  return isValid ? undefined : `Enter a whole number from 1 to ${most}. If you are more, please ask us.`;
}

/** How long registrations are kept whose form is gone, in days: as the first choice of forms. */
const usualKeepDays = 30;

/** The day on which a registration is deleted: so many days after the event as its form promises, or after today. */
export function registrationDeletionDay(form: StoredRow | undefined, event: StoredRow, now: Date): string {
  const last = dayOf(String(event.end_date ?? event.date ?? '')) ?? '';
  const today = dayAt(now);
  return addDays(last > today ? last : today, Number(form?.keep_days ?? usualKeepDays));
}
