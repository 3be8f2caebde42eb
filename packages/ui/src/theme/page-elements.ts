/** An element's start tag, as far as selectors ask for it. */
interface StartTag {
  tag: string;
  classes: readonly string[];
  attributes: ReadonlyMap<string, string>;
}

/** One part of a selector between combinators, such as `.card[data-layout='row']`. */
interface Compound {
  tag: string | null;
  classes: string[];
  attributes: [name: string, value: string | null][];
}

/** Attributes that something other than React sets on a page: the browser, the server, the switches in the chrome. */
const setWithoutReact = /^(open|hidden|disabled|data-scheme|data-saver)$/;
/** Parts of selectors that say what must not be, or what may be around: they never rule anything out. */
const functional = /:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g;
const pieces =
  /\[([\w-]+)(?:[~|^$*]?=(?:'([^']*)'|"([^"]*)"|([^\]]*)))?\]|\.([\w-]+)|::?[\w-]+(?:\([^)]*\))?|([\w-]+|\*)|([\s>+~]+)/g;

/** The elements of a page's markup, asked whether a selector can match among them before React arrives. */
export class PageElements {
  readonly #byClass = new Map<string, StartTag[]>();
  readonly #byTag = new Map<string, StartTag[]>();
  readonly #all: StartTag[] = [];

  /** @param html markup as React writes it: attributes in double quotes, `>` in them escaped */
  constructor(html: string) {
    for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)) {
      const attributes = new Map<string, string>();
      for (const [, name = '', value = ''] of rest.matchAll(/([\w:-]+)="([^"]*)"/g)) attributes.set(name, value);
      const classes = (attributes.get('class') ?? '').split(' ');
      const element = { tag: tag.toLowerCase(), classes, attributes };
      this.#all.push(element);
      add(this.#byTag, element.tag, element);
      for (const name of classes) add(this.#byClass, name, element);
    }
  }

  /** False only when some part of the selector matches nothing on the page. Who stands in whom is not looked at. */
  mayMatch(selector: string): boolean {
    return compoundsOf(selector).every((compound) => this.#has(compound));
  }

  #has({ tag, classes: [first, ...others], attributes }: Compound): boolean {
    if (tag === 'html' || tag === 'body') return true;
    const byTag = tag === null ? this.#all : this.#byTag.get(tag);
    const candidates = first === undefined ? byTag : this.#byClass.get(first);
    return Boolean(
      candidates?.some(
        (element) =>
          (tag === null || element.tag === tag) &&
          others.every((name) => element.classes.includes(name)) &&
          attributes.every(([name, value]) => hasAttribute(element, name, value)),
      ),
    );
  }
}

function hasAttribute({ attributes }: StartTag, name: string, value: string | null): boolean {
  if (setWithoutReact.test(name)) return true;
  return value === null ? attributes.has(name) : (attributes.get(name) ?? '').includes(value);
}

function compoundsOf(selector: string): Compound[] {
  let last: Compound = { tag: null, classes: [], attributes: [] };
  const compounds = [last];
  for (const match of selector.replace(functional, '').matchAll(pieces)) {
    const [, attribute, single, double, bare, className, tag, combinator] = match;
    if (attribute) last.attributes.push([attribute, single ?? double ?? bare ?? null]);
    else if (className) last.classes.push(className);
    else if (tag && tag !== '*') last.tag = tag;
    else if (combinator) {
      last = { tag: null, classes: [], attributes: [] };
      compounds.push(last);
    }
  }
  return compounds;
}

function add(map: Map<string, StartTag[]>, key: string, element: StartTag): void {
  const known = map.get(key);
  if (known) known.push(element);
  else map.set(key, [element]);
}
