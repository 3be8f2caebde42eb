import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url, as `newSecretToken` makes them. */
export const secretTokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** A token that opens something for whoever has it. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is stored of a token. SHA-256 is enough: nobody chose the secret, so there is nothing to guess from, unlike a
 * password, which argon2id makes slow to try.
 */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
