import { useState } from 'react';
import { ApiError, reportFailure } from '../api/index.ts';

/** The server's errors of a short form. */
export interface FormErrors {
  error?: string;
  fieldErrors?: Record<string, string>;
}

/**
 * Runs a short form's request and holds its error.
 * @returns the failure, `{}` when there is none, and a function that runs a task and returns whether it succeeded
 */
export function useFormErrors(): [FormErrors, (doing: string, task: () => Promise<unknown>) => Promise<boolean>] {
  const [formErrors, setFormErrors] = useState<FormErrors>({});
  const run = async (doing: string, task: () => Promise<unknown>) => {
    try {
      await task();
      setFormErrors({});
      return true;
    } catch (error) {
      reportFailure(doing, error);
      setFormErrors(toFormErrors(error));
      return false;
    }
  };
  return [formErrors, run];
}

function toFormErrors(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) return { error: 'Something went wrong. Try again.' };
  const { fields } = error;
  return fields && Object.keys(fields).length > 0 ? { fieldErrors: fields } : { error: error.message };
}
