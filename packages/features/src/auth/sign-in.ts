import { otherCalls } from '@porchlight/contract/other-calls';
import type { ShortFormField } from '@porchlight/ui/inputs/ShortForm';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, login, loginPasskey, reportFailure, sendCall, storeSignIn } from '../api/index.ts';

/** A staff member's username and password, as typed. */
interface Credentials {
  username: string;
  password: string;
  /** Whether to stay signed in on this device. */
  keep?: boolean;
}

/** A sign-in with the right password that waits for its second factor. */
interface PendingSignIn {
  username: string;
  token: string;
}

/**
 * Signs in, in two steps if the account has a second factor, and stores the token and the user.
 * `error` is the error of the last attempt, or null; attempts never reject; `reset` clears the error.
 */
export function useSignIn() {
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const { error, mutateAsync, reset } = useMutation({
    mutationFn: (task: () => Promise<void>) => task(),
    onError: (failure) => {
      reportFailure('sign in', failure);
      // The pending sign-in has expired: back to the first step.
      if (failure instanceof ApiError && failure.status === 410) setPending(null);
    },
  });
  const attempt = async (task: () => Promise<void>) => {
    await mutateAsync(task).catch(() => {});
  };
  return {
    error,
    reset,
    /** Whether the sign-in waits for a second factor. */
    needsFactor: pending !== null,
    signIn: (credentials: Credentials) =>
      attempt(async () => {
        const response = await login(credentials);
        const { username } = credentials;
        if ('pending_token' in response) setPending({ username, token: response.pending_token });
        else storeSignIn(response, username);
      }),
    submitCode: (code: string) =>
      attempt(async () => {
        if (!pending) return;
        const response = await sendCall(otherCalls.loginFactor, { body: { pending_token: pending.token, code } });
        storeSignIn(response, pending.username);
        setPending(null);
      }),
    /** Signs in with a passkey alone. */
    signInWithPasskey: (keep: boolean) =>
      attempt(async () => {
        const response = await loginPasskey(keep);
        storeSignIn(response, response.user.username);
      }),
    /** Goes back to username and password. */
    startOver: () => {
      setPending(null);
      reset();
    },
  };
}

/** The form field for a code of the second factor. */
export const codeField: ShortFormField = {
  name: 'code',
  label: 'Code',
  kind: 'one-time-code',
  autoFocus: true,
  help: 'Enter the six-digit code from your app, or one of your recovery codes.',
};

/** The server's error about a code, as form errors. */
export function codeFormErrors(error: Error | null): { error?: string; fieldErrors?: Record<string, string> } {
  if (!error) return {};
  const codeError = error instanceof ApiError ? error.fields.code : undefined;
  return codeError ? { fieldErrors: { code: codeError } } : { error: error.message };
}
