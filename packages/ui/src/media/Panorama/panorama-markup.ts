declare global {
  /** Missing in browsers that check no markup. @see https://www.w3.org/TR/trusted-types/ */
  var trustedTypes:
    | {
        createPolicy(
          name: 'default' | 'clipboard',
          rules: { createHTML(markup: string): string | null },
        ): { createHTML(markup: string): string };
      }
    | undefined;
}

/** Shapes alone, and no attribute that could run: the viewer's icons and the circle of its loading. */
const shapes = /^(\s|<\/?(svg|g|path|rect|circle)( (?!on)[a-zB-]+="[^"<>&]*")*\s*\/?>)*$/;

/**
 * Lets the viewer's library write its icons, which it does as markup, where the page's policy lets no script write any:
 * this is the one policy that a page may have.
 */
export function allowViewerMarkup(): void {
  globalThis.trustedTypes?.createPolicy('default', { createHTML: (markup) => (shapes.test(markup) ? markup : null) });
}
