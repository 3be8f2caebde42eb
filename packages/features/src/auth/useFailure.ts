import { useState } from 'react';
import { ApiError, reportFailure } from '../api/index.ts';

/** Why a short form was not taken, in the words of the server. */
export interface Failure {
  error?: string;
  fieldErrors?: Record<string, string>;
}

/**
 * Runs what a short form asks for and keeps why it failed.
 * @returns the failure, `{}` when there is none, and a function that runs a task and says whether it went well
 */
export function useFailure(): [Failure, (doing: string, task: () => Promise<void>) => Promise<boolean>] {
  const [failure, setFailure] = useState<Failure>({});
  const run = async (doing: string, task: () => Promise<void>) => {
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
