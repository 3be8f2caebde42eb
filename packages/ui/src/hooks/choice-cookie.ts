const yearSeconds = 365 * 24 * 60 * 60;

/**
 * What `document.cookie` is set to, so that the next pages know what a visitor chose.
 * @param value null takes the choice back: the cookie is empty then, so that one of old without a prefix counts no more
 * @param protocol of the page; over https the cookie travels in no other way, and is this host's alone (`hostCookiePrefix`)
 */
export function choiceCookie(name: string, value: string | null, protocol: string): string {
  const [prefix, secure] = protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  return `${prefix}${name}=${value ?? ''}; max-age=${yearSeconds}; path=/; SameSite=Lax${secure}`;
}

/** Keeps a visitor's choice for a year, for this site alone. @param value null takes it back */
export function keepChoice(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = choiceCookie(name, value, location.protocol);
}
