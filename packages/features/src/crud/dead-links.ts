import { attribute, type RichNode } from '@porchlight/contract/rich-text';
import { linkHref } from '@porchlight/contract/rich-text-links';
import { readDocument } from '@porchlight/contract/rich-text-strings';
import type { EntityFormAdvice } from '@porchlight/ui/EntityForm';
import { truncate } from '@porchlight/ui/TruncatedText';
import { type EntityDefinition, namedFields } from './entity-definition.ts';

/** A link to a page of this site in a form's values. */
interface OwnLink {
  field: string;
  /** Text of the link; its URL if it has none. */
  words: string;
  /** Path from the site's root, with the query string. */
  path: string;
}

/** Maximum characters of a link's text in the advice. */
const wordsCharacters = 60;

/**
 * Advice on links in a form to pages of this site that visitors can't see, in the order of the form. Links to other
 * sites are not checked.
 * @param isThere returns whether visitors can see the page at a path
 */
export async function deadLinkAdvice(
  definition: EntityDefinition,
  values: Readonly<Record<string, string>>,
  isThere: (path: string) => Promise<boolean>,
): Promise<EntityFormAdvice[]> {
  const links = ownLinks(definition, values);
  const found = await Promise.all(links.map(({ path }) => isThere(path)));
  return links
    .filter((_, index) => found[index] === false)
    .map(({ field, words }) => ({
      field,
      message: `The link “${truncate(words, wordsCharacters).text}” leads to no page that visitors can see.`,
    }));
}

function ownLinks(definition: EntityDefinition, values: Readonly<Record<string, string>>): OwnLink[] {
  const links = namedFields(definition).flatMap(({ name: field, kind }): OwnLink[] => {
    const value = values[field] ?? '';
    if (kind === 'longText') return linksIn(readDocument(value)?.content).map((link) => ({ field, ...link }));
    const path = kind === 'url' ? ownPath(value.trim()) : undefined;
    return path ? [{ field, words: value.trim(), path }] : [];
  });
  const seen = new Set<string>();
  return links.filter(({ field, words, path }) => {
    const key = `${field} ${path} ${words}`;
    return !seen.has(key) && seen.add(key);
  });
}

function linksIn(nodes: readonly RichNode[] = []): Omit<OwnLink, 'field'>[] {
  return nodes.flatMap(({ text = '', marks = [], content }) => [
    ...marks.flatMap((mark) => {
      const path = mark.type === 'link' ? ownPath(linkHref(mark.attrs ?? {})) : undefined;
      return path ? [{ words: text.trim() || attribute(mark, 'href'), path }] : [];
    }),
    ...linksIn(content),
  ]);
}

/** Path and query string of a URL of this site, without the fragment; undefined for another origin. */
function ownPath(address: string): string | undefined {
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : undefined;
  return address !== '' && url?.origin === location.origin ? url.pathname + url.search : undefined;
}

const asked = new Map<string, Promise<boolean>>();

/** How long a result is cached, in milliseconds; short, because the page may be published meanwhile. */
const heldMs = 60_000;

/** Whether visitors can see the page at a path of this site: false for a 404 or 410; true if the request fails. */
export function isPage(path: string): Promise<boolean> {
  const known = asked.get(path);
  if (known) return known;
  const answer = fetch(path, { method: 'HEAD', credentials: 'omit' }).then(
    ({ status }) => status !== 404 && status !== 410,
    () => true,
  );
  asked.set(path, answer);
  setTimeout(() => asked.delete(path), heldMs);
  return answer;
}
