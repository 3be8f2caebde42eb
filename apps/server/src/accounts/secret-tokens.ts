import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url, as `generateSecretToken` makes them. */
export const secretTokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Makes a random bearer token. */
export function generateSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The hash that is stored of a token. SHA-256 is enough because the secret is random; only passwords, which can be
 * guessed, need a slow hash such as argon2id.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
