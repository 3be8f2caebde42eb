/** Properties that carry meaning, or hide text. */
const meaningful =
  /^(?:display|visibility|opacity|color|background(?:-color|-image)?|font(?:-size|-weight|-style|-family)?|text-decoration(?:-line)?|text-transform|vertical-align|mso-hide|mso-char-type|list-style-type)$/i;

/**
 * Copies the declarations of style sheets to the elements they apply to: spreadsheets hide, strike and raise text with
 * classes. Selectors of a tag, classes and an id are enough for what office programs write.
 * @param css contents of the style elements
 */
export function applyStyleRules(root: HTMLElement, css: string): void {
  const rules = css
    .replace(/<!--|-->|\/\*[\s\S]*?\*\//g, '')
    .replace(/@[^{};]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g);
  for (const [, selectors = '', declarations = ''] of rules) {
    const style = declarations
      .split(';')
      .filter((declaration) => meaningful.test(declaration.split(':')[0]?.trim() ?? ''))
      .join(';');
    if (!style) continue;
    const selector = selectors
      .split(',')
      .map((each) => each.trim())
      .filter((each) => /^(?:[a-z][\w]*)?(?:[.#][\w-]+)*$/i.test(each) && each !== '')
      .join(',');
    if (!selector) continue;
    // Own declarations come last and win. A name such as `.1` is no selector of CSS and matches nothing.
    for (const element of matching(root, selector)) {
      element.setAttribute('style', `${style};${element.getAttribute('style') ?? ''}`);
    }
  }
}

function matching(root: HTMLElement, selector: string): Iterable<Element> {
  try {
    return root.querySelectorAll(selector);
  } catch {
    return [];
  }
}
