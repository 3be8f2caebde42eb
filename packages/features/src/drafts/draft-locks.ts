/**
 * Marks a draft's form as open, until the returned function is called or the tab closes. Uses the Web Locks API, whose
 * locks are released when the tab closes or crashes. Without it (on a site without TLS), every draft is offered.
 */
export function lockDraft(name: string): () => void {
  let release = () => {};
  const open = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(name, () => open).catch(() => {});
  return release;
}

/** Names of the drafts whose forms are open, in this tab or another. */
export async function openDraftKeys(): Promise<ReadonlySet<string>> {
  const locks = await navigator.locks?.query();
  return new Set((locks?.held ?? []).flatMap(({ name }) => name ?? []));
}

/** A unique key: 128 random bits in hex. Not `randomUUID`, which browsers lack on a site without TLS. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
