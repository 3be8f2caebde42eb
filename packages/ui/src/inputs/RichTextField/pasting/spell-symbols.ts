import { textNodesIn } from './markup-nodes.ts';

/** Characters that fonts of symbols show in the place of letters. */
const wingdings: Readonly<Record<string, string>> = {
  J: '☺',
  K: '😐',
  L: '☹',
  à: '→',
  ß: '←',
  è: '➔',
  ü: '✓',
  û: '✗',
  þ: '☑',
  ý: '☒',
  q: '❑',
  o: '☐',
  '¨': '☐',
  R: '☑',
  '(': '☎',
  '*': '✉',
  n: '■',
  '§': '▪',
  Ø: '➢',
};
const greek = [...'ΑΒΧ∆ΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'];
const symbol: Readonly<Record<string, string>> = {
  ...Object.fromEntries(greek.map((letter, index) => [String.fromCharCode(65 + index), letter])),
  ...Object.fromEntries(
    [...'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'].map((letter, index) => [String.fromCharCode(97 + index), letter]),
  ),
  '·': '•',
  '®': '→',
  '£': '≤',
  '³': '≥',
  '¹': '≠',
  '»': '≈',
  '±': '±',
  '´': '×',
  '¸': '÷',
  '°': '°',
};

const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[#*0-9]\ufe0f?\u20e3|[\u200d\ufe0f\s])+$/u;
const emojiFile =
  /(?:emoji|twemoji|emoticons)[^?]*\/(?:emoji_u)?([0-9a-f]{4,6}(?:[-_][0-9a-f]{2,6})*)(?:\/\d+)?\.(?:png|svg|gif|webp)/i;

/**
 * Writes as characters what programs show as letters of a symbol font or as small pictures: emoji, arrows, formulas,
 * check boxes.
 * @returns the number of changed places
 */
export function spellSymbols(root: HTMLElement): number {
  let count = 0;
  for (const span of root.querySelectorAll<HTMLElement>('[style*="wingdings" i], [style*="symbol" i]')) {
    const signs = signsOf(span);
    if (!signs || span.closest('[style*="mso-list" i]') || span.querySelector('[style*="mso-list" i]')) continue;
    for (const node of textNodesIn(span)) {
      const spelled = [...node.data].map((sign) => signs[latin(sign)] ?? latin(sign)).join('');
      if (spelled !== node.data) count += 1;
      node.data = spelled;
    }
    span.removeAttribute('style');
  }
  // Google Docs draws the box of an item as a picture.
  for (const box of root.querySelectorAll('[role="checkbox"] > img')) box.remove();
  for (const image of root.querySelectorAll('img')) {
    const text = spellImage(image);
    if (text === undefined) continue;
    image.replaceWith(text);
    count += 1;
  }
  count += spellCheckboxes(root);
  return count;
}

/** The characters of the symbol font that an element is in; undefined for other fonts. */
function signsOf(element: HTMLElement): Readonly<Record<string, string>> | undefined {
  const source = element.getAttribute('style') ?? '';
  const [, font = ''] = /mso-symbol-font-family\s*:\s*["']?([\w ]+)/i.exec(source) ?? [];
  const family = (font || (element.style.fontFamily.split(',')[0] ?? '')).replace(/["']/g, '').trim().toLowerCase();
  if (family.startsWith('wingdings')) return wingdings;
  return family === 'symbol' ? symbol : undefined;
}

/** Office programs write characters of symbol fonts from U+F020 on as well. */
function latin(sign: string): string {
  const code = sign.charCodeAt(0);
  return code >= 0xf020 && code <= 0xf0ff ? String.fromCharCode(code - 0xf000) : sign;
}

/** The text that a picture stands for; undefined if it is a picture. */
function spellImage(image: HTMLImageElement): string | undefined {
  const texts = [image.dataset.emoji, image.dataset.plainText, image.alt, image.dataset.stringifyEmoji];
  const character = texts.find((text) => text && emoji.test(text));
  if (character) return character;
  const [, codes] = emojiFile.exec(image.src) ?? [];
  if (codes) return String.fromCodePoint(...codes.split(/[-_]/).map((code) => Number.parseInt(code, 16)));
  const isNamed = /^:[\w+-]+:$/.test(image.alt);
  const isFormula = image.matches('[class*="math" i], [class*="latex" i], [class*="tex" i]:not([class*="text" i])');
  return image.alt && (isNamed || isFormula) ? image.alt : undefined;
}

function spellCheckboxes(root: HTMLElement): number {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[type="checkbox" i]')];
  for (const box of boxes) box.replaceWith(box.checked ? '☑ ' : '☐ ');
  const items = [
    ...root.querySelectorAll<HTMLElement>('li[role="checkbox"], li[data-checked], li.checked, li.unchecked'),
  ];
  for (const item of items) {
    const isChecked =
      [item.getAttribute('aria-checked'), item.dataset.checked].includes('true') || item.matches('.checked');
    if (/^\s*[☑☐]/.test(item.textContent ?? '')) continue;
    (item.querySelector('p') ?? item).prepend(isChecked ? '☑ ' : '☐ ');
  }
  return boxes.length + items.length;
}
