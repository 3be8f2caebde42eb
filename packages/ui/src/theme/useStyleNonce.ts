/**
 * The nonce of this document's response for styles created in the browser; undefined if its policy uses hashes, and on
 * the server. Constant while the document is open.
 */
export function useStyleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
