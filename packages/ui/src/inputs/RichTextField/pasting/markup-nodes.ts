/** Whether a value is an element of HTML. Those of a parsed document are not instances of this window's classes. */
export function isHTMLElement(value: unknown): value is HTMLElement {
  return value instanceof HTMLElement;
}

/** The text nodes of an element, in order. */
export function textNodesIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
}

/** Replaces an element by its children. */
export function unwrapElement(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Puts an element around the children of another one. */
export function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** The text before a node in its block; '' at the start of the block. */
export function textBefore(node: Node): string {
  const block = node.parentElement?.closest(
    'p, li, td, th, div, h1, h2, h3, h4, h5, h6, blockquote, dd, dt, pre, body',
  );
  let before = '';
  for (const text of block ? textNodesIn(block) : []) {
    if (node.contains(text) || node.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) break;
    before += text.data;
  }
  return before;
}
