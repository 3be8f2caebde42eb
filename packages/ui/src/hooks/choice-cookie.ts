const yearSeconds = 365 * 24 * 60 * 60;

/**
 * A value for `document.cookie` that stores a visitor's choice for later pages.
 * @param value null clears the choice: it sets an empty cookie, so that an old one without a prefix no longer counts
 * @param protocol the page's; with https the cookie is `Secure` and for this host only (`hostCookiePrefix`)
 */
export function choiceCookie(name: string, value: string | null, protocol: string): string {
  const [prefix, secure] = protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  return `${prefix}${name}=${value ?? ''}; max-age=${yearSeconds}; path=/; SameSite=Lax${secure}`;
}

/** Stores a visitor's choice in a cookie for a year. @param value null clears it */
export function saveChoiceCookie(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are still in use
  document.cookie = choiceCookie(name, value, location.protocol);
}
