/** Path of a text inside the args: `['links', '0', 'text']`. */
export type TextPath = readonly string[];

/** Names of props with strings that are not texts for people. */
const nonTextProps =
  /^(href|src|srcset|sizes|url|image|images|poster|pdf|seed|id|key|name|date|start|end|slug|ratio|block|as|kind|type|variant|tone|network|email|phone|path|value|field|action|method|timeZone|currentPath|className|accept|autoComplete)$|(Href|Src|Url|Id|Path|Date|Seed|Zone|Key|Field|Name|Action|Complete)$/;

/**
 * Whether a value is a text for people, and not a URL, a date, a slug or an option, which is a single word in lower
 * case.
 */
export function looksLikeText(value: string): boolean {
  if (/^(\/|#|\.|https?:|mailto:|tel:|data:|blob:)/.test(value)) return false;
  if (/^\d{4}-\d{2}-\d{2}/.test(value) || /^\S+@\S+$/.test(value)) return false;
  return /[A-Z\s]/.test(value);
}

/**
 * Finds every text in a component's args, including nested ones.
 * @param args the args of a story
 */
export function textPaths(args: unknown, path: TextPath = []): TextPath[] {
  if (typeof args === 'string') return looksLikeText(args) ? [path] : [];
  if (typeof args !== 'object' || args === null || '$$typeof' in args || path.length > 5) return [];
  if (!Array.isArray(args) && ![Object.prototype, null].includes(Object.getPrototypeOf(args))) return [];
  return Object.entries(args)
    .filter(([key]) => !nonTextProps.test(key) || (key === 'name' && path.length === 0))
    .flatMap(([key, value]) => textPaths(value, [...path, key]));
}

/**
 * Finds the props of type `string` that a component's source declares, except URLs, dates, ids and the like.
 * @param name the component's name; its props are in `interface {name}Props`
 */
export function declaredTextProps(source: string, name: string): string[] {
  const body = new RegExp(`interface ${name}Props\\b[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+)\??: (?:string|ReactNode)(?: \| null)?(?: \| undefined)?;/gm)]
    .map(([, prop]) => prop as string)
    .filter((prop) => !nonTextProps.test(prop));
}

/** Copies the args with `text(index)` at every path. */
export function withTexts<Args>(args: Args, paths: readonly TextPath[], text: (index: number) => string): Args {
  const set = (value: unknown, path: TextPath, newText: string): unknown => {
    const [key, ...rest] = path;
    if (key === undefined) return newText;
    if (Array.isArray(value)) return value.map((each, i) => (String(i) === key ? set(each, rest, newText) : each));
    const record = (value ?? {}) as Record<string, unknown>;
    return { ...record, [key]: set(record[key], rest, newText) };
  };
  return paths.reduce<unknown>((changed, path, index) => set(changed, path, text(index)), args) as Args;
}
