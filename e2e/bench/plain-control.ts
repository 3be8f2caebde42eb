import { createElement, type ReactNode } from 'react';

interface PlainElement {
  tag: string;
  props: Record<string, unknown>;
  children: PlainNode[];
}
type PlainNode = string | PlainElement;

/** Void elements, which have no content. */
const voidTags = new Set(['img', 'br', 'hr', 'input', 'source']);

/** React's names of attributes that it spells differently. */
const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  value: 'defaultValue',
};

/**
 * Returns a component that renders the given markup with plain React elements: the same content without styles, router
 * and cache, as the minimum that React needs.
 * @param markup output of our own renderer, so it is well formed
 */
export function plainControl(markup: string): () => ReactNode {
  const root = parse(markup);
  return () => root.children.map(draw);
}

function parse(markup: string): PlainElement {
  const root: PlainElement = { tag: 'div', props: {}, children: [] };
  const open = [root];
  const pattern = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi;
  for (const [, closing, tag, attributes = '', selfClosing, text] of markup.matchAll(pattern)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decode(text));
    else if (closing) open.pop();
    else if (tag) {
      const element: PlainElement = { tag, props: readAttributes(attributes), children: [] };
      parent.children.push(element);
      if (!selfClosing && !voidTags.has(tag)) open.push(element);
    }
  }
  return root;
}

function draw(node: PlainNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, props, children } = node;
  return createElement(tag, { ...props, key }, ...children.map(draw));
}

function readAttributes(text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of text.matchAll(/([\w:.-]+)(?:="([^"]*)")?/g)) {
    // React needs an object for styles; leaving out these few bytes doesn't matter here.
    if (name !== 'style') props[reactName(name)] = decode(value);
  }
  return props;
}

/** React's name of an attribute: `strokeWidth` for `stroke-width`; `aria-` and `data-` are unchanged. */
function reactName(name: string): string {
  if (/^(aria|data)-/.test(name)) return name;
  return reactNames[name] ?? name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
