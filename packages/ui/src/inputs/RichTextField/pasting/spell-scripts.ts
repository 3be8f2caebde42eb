import { textBefore, textNodesIn, unwrapElement } from './markup-nodes.ts';

/** Raised or lowered text. */
export type Script = 'sup' | 'sub';

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-−=()ni'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][index] ?? '']),
);
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-−=()'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][index] ?? '']),
);

/** Raised words that say the same on the line: ordinals after their number, trade marks, signs without letters. */
const onTheLine: Readonly<Record<string, string>> = { tm: '™', sm: '℠', o: 'º', a: 'ª' };
const ordinal = /^(?:st|nd|rd|th|er|re|ers|res|e|es|[eè]me|nde?|os|as)$/i;

/**
 * Spells raised or lowered text so that it does not run into the text before it: `10⁶`, `H₂O`, `x^(a+b)`.
 * @param before the text before it in its block
 */
export function spellScript(text: string, script: Script, before: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return text;
  const signs = script === 'sup' ? raised : lowered;
  const spelled = [...trimmed].map((sign) => signs[sign]);
  if (spelled.every((sign) => sign !== undefined)) return spelled.join('');
  const isAfterText = /[\p{L}\p{N})\]]$/u.test(before);
  if (!isAfterText || !/[\p{L}\p{N}]/u.test(trimmed) || /^[[({].*[\])}]$/.test(trimmed)) return text;
  if (script === 'sup' && /^(?:tm|sm)$/i.test(trimmed)) return onTheLine[trimmed.toLowerCase()] ?? text;
  if (script === 'sup' && /\p{N}\.?$/u.test(before)) {
    if (ordinal.test(trimmed)) return text;
    if (/^[oa]$/.test(trimmed)) return onTheLine[trimmed] ?? text;
  }
  return `${script === 'sup' ? '^' : '_'}${[...trimmed].length === 1 ? trimmed : `(${trimmed})`}`;
}

const inlineTags = 'span, font, a, b, i, em, strong, small, big, u';

/**
 * Spells all raised and lowered text.
 * @returns the number of changed places
 */
export function spellScripts(root: HTMLElement): number {
  let count = 0;
  for (const element of scriptElements(root)) {
    const script = scriptOf(element);
    const texts = textNodesIn(element);
    const text = texts.map(({ data }) => data).join('');
    const spelled =
      script && !element.querySelector('p, li, td, div') && spellScript(text, script, textBefore(element));
    if (spelled && spelled !== text) {
      count += 1;
      for (const [index, node] of texts.entries()) node.data = index === 0 ? spelled : '';
    }
    element.style.verticalAlign = '';
    if (element.matches('sup, sub')) unwrapElement(element);
  }
  return count;
}

/** From the inside to the outside, and without those in which another one says the same. */
function scriptElements(root: HTMLElement): HTMLElement[] {
  const elements = [...root.querySelectorAll<HTMLElement>(`sup, sub, ${inlineTags}`)];
  return elements.filter((element) => scriptOf(element) !== undefined).reverse();
}

function scriptOf(element: HTMLElement): Script | undefined {
  const { verticalAlign } = element.style;
  // Word raises text by points as well.
  const [, sign] = /mso-text-raise\s*:\s*(-?)[1-9]/i.exec(element.getAttribute('style') ?? '') ?? [];
  if (sign !== undefined) return sign === '-' ? 'sub' : 'sup';
  if (verticalAlign === 'super') return 'sup';
  if (verticalAlign === 'sub') return 'sub';
  if (element.matches('sup') && verticalAlign !== 'baseline') return 'sup';
  return element.matches('sub') && verticalAlign !== 'baseline' ? 'sub' : undefined;
}
