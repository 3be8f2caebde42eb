import { useMutation } from '@tanstack/react-query';
import { browserTransport, login, reportFailure, storeSignIn } from '../api/index.ts';

/** A staff member's name and password, as typed. */
interface Credentials {
  username: string;
  password: string;
}

/**
 * Signing in: keeps the token and the name.
 * @returns why the last try failed, null before it; a function that tries and never rejects; one that forgets the failure
 */
export function useSignIn() {
  const { error, mutateAsync, reset } = useMutation({
    mutationFn: async ({ username, password }: Credentials) => {
      storeSignIn(await login(browserTransport, username, password), username);
    },
    onError: (failure) => reportFailure('sign in', failure),
  });
  const signIn = async (credentials: Credentials) => {
    await mutateAsync(credentials).catch(() => {});
  };
  return { error, signIn, reset };
}
