import { compile, type Element, serialize, stringify } from 'stylis';
import type { PageElements } from './page-elements.ts';

/** Parsed rules by their text: pages share most of them. */
const parsed = new Map<string, Element[]>();
const parsedMax = 2000;

/**
 * The rules of a component's CSS that a page can need before React arrives: those asking for a variant, a state or a part
 * that nothing on the page has are left out, and so is what only moves or only shows under a pointer: React brings all of
 * them, and a pointer wakes React.
 * @param css what Emotion made of one component, without nesting
 */
export function criticalCss(css: string, page: PageElements): string {
  let rules = parsed.get(css);
  if (!rules) {
    rules = compile(css);
    if (parsed.size < parsedMax) parsed.set(css, rules);
  }
  return shortened(
    serialize(
      rules.flatMap((rule) => keep(rule, page)),
      stringify,
    ),
  );
}

/** A rule with the selectors that may match, or none; rules inside `@media` and the like one by one. */
function keep(rule: Element, page: PageElements): Element[] {
  if (rule.type === 'rule' && Array.isArray(rule.props)) {
    const selectors = rule.props.filter((selector) => !selector.includes(':hover') && page.mayMatch(selector));
    const declarations = Array.isArray(rule.children) ? withoutTransitions(rule.children) : rule.children;
    if (selectors.length === 0 || declarations.length === 0) return [];
    return [{ ...rule, props: selectors, children: declarations, return: '' }];
  }
  if (Array.isArray(rule.children) && /^@(media|supports|container|layer)/.test(rule.type)) {
    const children = rule.children.flatMap((child) => keep(child, page));
    return children.length === 0 ? [] : [{ ...rule, children, return: '' }];
  }
  return [{ ...rule, return: '' }];
}

/** Properties that only say how something moves from one state to the next. */
const isTransition = /^transition/;
function withoutTransitions(declarations: Element[]): Element[] {
  return declarations.filter(({ props }) => typeof props !== 'string' || !isTransition.test(props));
}

/**
 * Leaves out what means nothing: noughts before a point, blanks after a comma (no text of ours has one), quotes around
 * names, the last semicolon of a rule.
 */
function shortened(css: string): string {
  return css
    .replace(/([\s:(,-])0\.(?=\d)/g, '$1.')
    .replace(/, /g, ',')
    .replaceAll(';}', '}')
    .replace(/='([a-zA-Z][\w-]*)'\]/g, '=$1]');
}

/** The same CSS without the animations that no rule of it names. */
export function usedKeyframes(css: string): string {
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name: string) =>
    new RegExp(`animation(-name)?:[^;}]*\\b${name}\\b`).test(css) ? keyframes : '',
  );
}
