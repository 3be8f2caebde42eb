declare global {
  /** Missing in browsers without Trusted Types. @see https://www.w3.org/TR/trusted-types/ */
  var trustedTypes:
    | {
        createPolicy(
          name: 'default' | 'clipboard',
          rules: { createHTML(markup: string): string | null },
        ): { createHTML(markup: string): string };
      }
    | undefined;
}

/** Matches SVG shapes without event handlers: the viewer's icons and loading indicator. */
const shapes = /^(\s|<\/?(svg|g|path|rect|circle)( (?!on)[a-zB-]+="[^"<>&]*")*\s*\/?>)*$/;

/**
 * Creates the Trusted Types policy `default`, which lets the viewer's library insert its icons as HTML. The page's
 * content security policy forbids other HTML from scripts, and allows creating this policy.
 */
export function allowViewerMarkup(): void {
  globalThis.trustedTypes?.createPolicy('default', { createHTML: (markup) => (shapes.test(markup) ? markup : null) });
}
