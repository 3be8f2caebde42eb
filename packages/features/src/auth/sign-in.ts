import type { ShortFormField } from '@porchlight/ui/ShortForm';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ApiError,
  browserTransport,
  login,
  loginFactor,
  loginPasskey,
  reportFailure,
  storeSignIn,
} from '../api/index.ts';

/** A staff member's name and password, as typed. */
interface Credentials {
  username: string;
  password: string;
  /** Whether to be kept signed in on this device. */
  keep?: boolean;
}

/** A sign-in whose password was right. */
interface Pending {
  username: string;
  token: string;
}

/**
 * Signing in, in two steps where the account has a second factor: keeps the token and the name.
 * `error` is why the last try failed, null before it; what tries never rejects; `reset` forgets the failure.
 */
export function useSignIn() {
  const [pending, setPending] = useState<Pending | null>(null);
  const { error, mutateAsync, reset } = useMutation({
    mutationFn: (task: () => Promise<void>) => task(),
    onError: (failure) => {
      reportFailure('sign in', failure);
      // Too long ago: it begins anew.
      if (failure instanceof ApiError && failure.status === 410) setPending(null);
    },
  });
  const attempt = async (task: () => Promise<void>) => {
    await mutateAsync(task).catch(() => {});
  };
  return {
    error,
    reset,
    /** Whether a second factor is waited for. */
    needsFactor: pending !== null,
    signIn: (credentials: Credentials) =>
      attempt(async () => {
        const answer = await login(browserTransport, credentials);
        const { username } = credentials;
        if ('pending_token' in answer) setPending({ username, token: answer.pending_token });
        else storeSignIn(answer, username);
      }),
    giveCode: (code: string) =>
      attempt(async () => {
        if (!pending) return;
        const answer = await loginFactor(browserTransport, { pending_token: pending.token, code });
        storeSignIn(answer, pending.username);
        setPending(null);
      }),
    /** Signs in with a passkey alone. */
    givePasskey: (keep: boolean) =>
      attempt(async () => {
        const answer = await loginPasskey(keep);
        storeSignIn(answer, answer.user.username);
      }),
    /** Back to name and password. */
    startAnew: () => {
      setPending(null);
      reset();
    },
  };
}

/** The line for a code, and why the last one was not taken. */
export const codeField: ShortFormField = {
  name: 'code',
  label: 'Code',
  kind: 'one-time-code',
  autoFocus: true,
  help: 'Six digits from your app, or one of your recovery codes.',
};

/** What is wrong with a code, in the words of the server. */
export function codeFailure(error: Error | null): { error?: string; fieldErrors?: Record<string, string> } {
  if (!error) return {};
  const wrong = error instanceof ApiError ? error.fields.code : undefined;
  return wrong ? { fieldErrors: { code: wrong } } : { error: error.message };
}
