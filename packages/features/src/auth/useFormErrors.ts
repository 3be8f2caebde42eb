import { useState } from 'react';
import { ApiError, reportFailure } from '../api/index.ts';

/** The server's errors of a short form. */
export interface Failure {
  error?: string;
  fieldErrors?: Record<string, string>;
}

/**
 * Runs a short form's request and holds its error.
 * @returns the failure, `{}` when there is none, and a function that runs a task and returns whether it succeeded
 */
export function useFormErrors(): [Failure, (doing: string, task: () => Promise<unknown>) => Promise<boolean>] {
  const [failure, setFailure] = useState<Failure>({});
  const run = async (doing: string, task: () => Promise<unknown>) => {
    try {
      await task();
      setFailure({});
      return true;
    } catch (error) {
      reportFailure(doing, error);
      setFailure(failureOf(error));
      return false;
    }
  };
  return [failure, run];
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { error: 'Something went wrong. Please try again.' };
  const { fields } = error;
  return fields && Object.keys(fields).length > 0 ? { fieldErrors: fields } : { error: error.message };
}
