/** Resolves when the document has not changed for `quietMs`, at the latest after `limitMs`. */
export function waitForStableDom(quietMs: number, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(limit);
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    let timer = setTimeout(done, quietMs);
    const limit = setTimeout(done, limitMs);
  });
}
