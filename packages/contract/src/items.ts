/** Lists of items as forms and requests have them. Plain code without schemas, since lists and the history load it. */
import { linkText } from './links.ts';

/** Reads a list of items, from an array or its JSON; undefined for anything else. An empty text is an empty list. */
export function readItems(value: unknown): Record<string, unknown>[] | undefined {
  if (value === '' || value === null) return [];
  const parsed = typeof value === 'string' ? parsedJson(value) : value;
  return Array.isArray(parsed) && parsed.every(isObject) ? parsed : undefined;
}

/** The text of a list of items in a form: '' for none, so that a list that is emptied again counts as unchanged. */
export function itemsText(items: readonly object[]): string {
  return items.length === 0 ? '' : JSON.stringify(items);
}

/** The filled in texts and numbers of an item in one line, such as 'Who? · At six.', links to this site as paths. */
export function itemText(item: Readonly<Record<string, unknown>>): string {
  return Object.values(item)
    .filter((value) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
    .map((value) => (/^(page|record|setting):\S+$/.test(String(value)) ? linkText(String(value)) : value))
    .join(' · ');
}

/**
 * Returns a key for an item that has none.
 * @param used the keys of the other items
 * @param keys the possible ones @default any
 */
export function newItemKey(used: readonly unknown[], keys?: readonly string[]): string {
  return keys?.find((key) => !used.includes(key)) ?? crypto.randomUUID().slice(0, 8);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
