import { textNodesIn, unwrapElement, wrapContent } from './markup-nodes.ts';

/**
 * Keeps what other formatting says: quotation marks of `q`, readings of `ruby`, capitals, struck-out words, lines of
 * preformatted text, lines between parts.
 */
export function spellFormatting(root: HTMLElement): void {
  for (const quote of root.querySelectorAll('q')) {
    quote.prepend('“');
    quote.append('”');
    unwrapElement(quote);
  }
  // Where a page has parentheses for its readings, they are text that browsers hide.
  for (const reading of root.querySelectorAll('rt')) {
    if (reading.parentElement?.querySelector('rp')) continue;
    reading.prepend(' (');
    reading.append(')');
  }
  for (const element of root.querySelectorAll<HTMLElement>('[style*="uppercase" i]')) {
    if (element.style.textTransform === 'uppercase')
      for (const node of textNodesIn(element)) node.data = node.data.toUpperCase();
  }
  for (const summary of root.querySelectorAll('summary')) {
    const title = root.ownerDocument.createElement('p');
    title.append(...summary.childNodes);
    summary.replaceWith(title);
  }
  for (const line of root.querySelectorAll('hr')) {
    const isBetween = line.previousElementSibling !== null && line.nextElementSibling !== null;
    const parting = root.ownerDocument.createElement('p');
    parting.append('* * *');
    if (isBetween) line.replaceWith(parting);
  }
  strikeThrough(root);
  keepLines(root);
}

function strikeThrough(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style*="line-through"]')) {
    const targets = element.matches('table, tbody, tr, ul, ol') ? element.querySelectorAll('td, th, li') : [element];
    for (const target of targets) wrapContent(target, 's');
    element.style.textDecoration = '';
  }
}

function keepLines(root: HTMLElement): void {
  for (const block of root.querySelectorAll<HTMLElement>('pre, [style*="white-space:pre;"]')) {
    for (const node of textNodesIn(block)) {
      const lines = node.data.split(/\r?\n/);
      if (lines.length > 1)
        node.replaceWith(
          ...lines.flatMap((line, index) => (index > 0 ? [document.createElement('br'), line] : [line])),
        );
    }
  }
}
