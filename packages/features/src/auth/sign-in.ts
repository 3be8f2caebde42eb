import { browserTransport, login, storeSignIn } from '../api/index.ts';

/**
 * Signs somebody in and keeps the token and their name.
 * @throws ApiError when the backend refuses or can't be reached
 */
export async function signIn(username: string, password: string): Promise<void> {
  storeSignIn(await login(browserTransport, username, password), username);
}
