import { spellScript } from './spell-scripts.ts';

/**
 * Replaces formulas by a line of text.
 * @returns the number of formulas
 */
export function spellMath(root: HTMLElement): number {
  const formulas = [...root.querySelectorAll('math')].filter(({ parentElement }) => !parentElement?.closest('math'));
  for (const formula of formulas) {
    const place = formula.closest(wrappers) ?? formula;
    if (root.contains(place)) place.replaceWith(spellFormula(formula).replace(/\s+/g, ' ').trim());
  }
  return formulas.length;
}

/** Wikipedia, KaTeX and MathJax write each formula twice: for eyes and for screen readers. */
const wrappers = '.mwe-math-element, .katex, .MathJax, mjx-container';

function spellFormula(element: Element): string {
  const parts = [...element.children].map(spellFormula);
  const [first = '', second = '', third = ''] = parts;
  switch (element.localName) {
    case 'msup':
    case 'mover':
      return first + spellScript(second, 'sup', first);
    case 'msub':
    case 'munder':
      return first + spellScript(second, 'sub', first);
    case 'msubsup':
    case 'munderover':
      return first + spellScript(second, 'sub', first) + spellScript(third, 'sup', first);
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(parts.join(''))}`;
    case 'mroot':
      return `${spellScript(second, 'sup', 'x')}√${grouped(first)}`;
    case 'mtr':
      return `${parts.join(', ')}; `;
    case 'mo':
      return /^[=+−<>≤≥≈≠±×·→-]$/.test(element.textContent?.trim() ?? '')
        ? ` ${element.textContent?.trim()} `
        : textOf(element);
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      return parts.length > 0 ? parts.join('') : textOf(element);
  }
}

const textOf = ({ textContent }: Element) => textContent?.replace(/[\u2061-\u2064]/g, '').trim() ?? '';

const grouped = (text: string) => (/^[\p{L}\p{N}.]*$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`);
