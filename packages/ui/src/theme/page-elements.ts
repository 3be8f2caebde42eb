/** An element's start tag, as far as selectors ask for it, and where it stands. */
interface PageElement {
  tag: string;
  classes: readonly string[];
  attributes: ReadonlyMap<string, string>;
  parent: PageElement | undefined;
  /** The element before it in the same parent. */
  previous: PageElement | undefined;
}

type Combinator = '>' | '+' | '~' | ' ';

/** One part of a selector between combinators, such as `.card[data-layout='row']`. */
interface Compound {
  tag: string | null;
  classes: string[];
  attributes: [name: string, value: string | null][];
  /** How it stands to the part before it; missing at the beginning. */
  combinator?: Combinator;
}

/** Elements without an end tag. */
const isVoid = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements around the page's markup, on which the server and the switches in the chrome put attributes. */
const isAround = /^(html|body)$/;
/** Attributes that something other than React sets on a page: the browser, the server, the loader, the switches in the chrome. */
const setWithoutReact = /^(open|hidden|data-scheme|data-saver|data-fixed)$/;
/** Parts of selectors that say what must not be, or what may be around: they never rule anything out. */
const functional = /:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g;
const pieces =
  /\[([\w-]+)(?:[~|^$*]?=(?:'([^']*)'|"([^"]*)"|([^\]]*)))?\]|\.([\w-]+)|(::?[\w-]+(?:\([^)]*\))?)|([\w-]+|\*)|([\s>+~]+)/g;

/** The elements of a page's markup, asked whether a selector can match among them before React arrives. */
export class PageElements {
  readonly #byClass = new Map<string, PageElement[]>();
  readonly #byTag = new Map<string, PageElement[]>();
  readonly #all: PageElement[] = [];

  /** @param html markup as React writes it: attributes in double quotes, `>` in them escaped, every element ended */
  constructor(html: string) {
    let parent: PageElement | undefined;
    /** The last child of the elements that are still open, the outermost first. */
    const last: (PageElement | undefined)[] = [undefined];
    for (const [, end, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>/gi)) {
      if (end) {
        parent = parent?.parent;
        last.pop();
        continue;
      }
      const element = readElement(name, rest, parent, last.at(-1));
      this.#add(element);
      last[last.length - 1] = element;
      if (isVoid.test(element.tag) || rest.endsWith('/')) continue;
      parent = element;
      last.push(undefined);
    }
  }

  /** False only when the selector can match nothing on the page, whatever a visitor does. */
  mayMatch(selector: string): boolean {
    const compounds = compoundsOf(selector);
    const compound = compounds.at(-1);
    if (!compound || isOutside(compound)) return true;
    const byTag = compound.tag === null ? this.#all : this.#byTag.get(compound.tag);
    const [first] = compound.classes;
    const candidates = first === undefined ? byTag : this.#byClass.get(first);
    return Boolean(candidates?.some((element) => matches(element, compounds, compounds.length - 1)));
  }

  #add(element: PageElement): void {
    this.#all.push(element);
    add(this.#byTag, element.tag, element);
    for (const name of element.classes) add(this.#byClass, name, element);
  }
}

function readElement(
  name: string,
  rest: string,
  parent: PageElement | undefined,
  previous: PageElement | undefined,
): PageElement {
  const attributes = new Map<string, string>();
  for (const [, key = '', value = ''] of rest.matchAll(/([\w:-]+)="([^"]*)"/g)) attributes.set(key, value);
  const classes = (attributes.get('class') ?? '').split(' ');
  return { tag: name.toLowerCase(), classes, attributes, parent, previous };
}

/** Whether an element matches a selector's part, and others stand to it as the parts before it ask. */
function matches(element: PageElement | undefined, compounds: readonly Compound[], index: number): boolean {
  const compound = compounds[index];
  if (!element || !compound || !matchesAlone(element, compound)) return false;
  const before = compounds[index - 1];
  if (!before || isOutside(before)) return true;
  const { parent, previous } = element;
  switch (compound.combinator) {
    case '>':
      return matches(parent, compounds, index - 1);
    case '+':
      return matches(previous, compounds, index - 1);
    case '~':
      return follow(previous, ({ previous: next }) => next).some((each) => matches(each, compounds, index - 1));
    default:
      return follow(parent, ({ parent: next }) => next).some((each) => matches(each, compounds, index - 1));
  }
}

function follow(start: PageElement | undefined, next: (element: PageElement) => PageElement | undefined) {
  const found: PageElement[] = [];
  for (let element = start; element; element = next(element)) found.push(element);
  return found;
}

function matchesAlone(element: PageElement, { tag, classes, attributes }: Compound): boolean {
  return (
    (tag === null || element.tag === tag) &&
    classes.every((name) => element.classes.includes(name)) &&
    attributes.every(([name, value]) => hasAttribute(element, name, value))
  );
}

function isOutside({ tag }: Compound): boolean {
  return tag !== null && isAround.test(tag);
}

function hasAttribute({ attributes }: PageElement, name: string, value: string | null): boolean {
  if (setWithoutReact.test(name)) return true;
  return value === null ? attributes.has(name) : (attributes.get(name) ?? '').includes(value);
}

function compoundsOf(selector: string): Compound[] {
  let last: Compound = { tag: null, classes: [], attributes: [] };
  const compounds = [last];
  for (const match of selector.replace(functional, '*').matchAll(pieces)) {
    const [, attribute, single, double, bare, className, pseudo, tag, combinator] = match;
    if (attribute) last.attributes.push([attribute, single ?? double ?? bare ?? null]);
    else if (className) last.classes.push(className);
    else if (pseudo === ':root') last.tag = 'html';
    // Nobody but React makes a button unusable.
    else if (pseudo === ':disabled') last.attributes.push(['disabled', null]);
    else if (tag && tag !== '*') last.tag = tag;
    else if (combinator) {
      last = { tag: null, classes: [], attributes: [], combinator: (combinator.trim() || ' ') as Combinator };
      compounds.push(last);
    }
  }
  return compounds;
}

function add(map: Map<string, PageElement[]>, key: string, element: PageElement): void {
  const known = map.get(key);
  if (known) known.push(element);
  else map.set(key, [element]);
}
