const yearSeconds = 365 * 24 * 60 * 60;

/**
 * What `document.cookie` is set to, so that the next pages know what a visitor chose.
 * @param value null forgets the choice
 * @param protocol of the page; over https the cookie travels in no other way
 */
export function choiceCookie(name: string, value: string | null, protocol: string): string {
  const kept = value === null ? '=; max-age=0' : `=${value}; max-age=${yearSeconds}`;
  return `${name}${kept}; path=/; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
}

/** Keeps a visitor's choice for a year, for this site alone. @param value null forgets it */
export function keepChoice(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = choiceCookie(name, value, location.protocol);
}
