/**
 * Marks a draft's form as open in this tab, until the returned function is called or the tab is gone. The browser's locks
 * do it: they end with the tab, also when it crashes. Where there are none (a site without TLS), every draft is offered.
 */
export function markOpen(name: string): () => void {
  let release = () => {};
  const open = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(name, () => open).catch(() => {});
  return release;
}

/** Names of the drafts whose forms are open, in this tab or another. */
export async function openForms(): Promise<ReadonlySet<string>> {
  const locks = await navigator.locks?.query();
  return new Set((locks?.held ?? []).flatMap(({ name }) => name ?? []));
}

/** A key that nobody else makes: 128 random bits in hex. Not `randomUUID`, which a site without TLS does not have. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
