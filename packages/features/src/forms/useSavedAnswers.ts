import type { Answers } from '@porchlight/contract/forms/questions';
import type { QuestionFormProps } from '@porchlight/ui/inputs/QuestionForm';
import { useMemo } from 'react';

/** How long a device keeps what was typed, in milliseconds: others may use it tomorrow. */
const keptMs = 24 * 60 * 60 * 1000;

/** Keeps what is typed into a form on this device, until it is sent or a day later. */
export function useSavedAnswers(id: number): NonNullable<QuestionFormProps['saved']> {
  return useMemo(
    () => ({ read: () => readSaved(id), write: (answers) => write(id, answers), clear: () => clearSaved(id) }),
    [id],
  );
}

/** Forgets what was typed into a form, because it was sent. */
export function clearSaved(id: number): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

function readSaved(id: number): Answers | null {
  try {
    const { at, answers } = JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}');
    if (typeof at !== 'number' || Date.now() - at > keptMs) return null;
    return typeof answers === 'object' ? answers : null;
  } catch {
    return null;
  }
}

function write(id: number, answers: Answers): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ at: Date.now(), answers }));
  } catch {
    // Full, or switched off: the form works without it.
  }
}

const keyOf = (id: number) => `form ${id}`;
