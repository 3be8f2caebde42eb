/**
 * The nonce that this document's answer carries for styles made in the browser; undefined where its policy knows them by
 * hashes, and on the server. It stays the same for as long as the document is open.
 */
export function useStyleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
