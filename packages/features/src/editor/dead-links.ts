import { attribute, type RichNode } from '@porchlight/contract/rich-text';
import { linkHref } from '@porchlight/contract/rich-text-links';
import { readDocument } from '@porchlight/contract/rich-text-strings';
import { formatFieldValue } from '@porchlight/ui/data-display/FieldValue';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { fieldKindViews } from '@porchlight/ui/field-kinds';
import type { EntityFormAdvice } from '@porchlight/ui/inputs/EntityForm';
import { type EntityDefinition, namedFields } from '../entity/index.ts';

/** A link to a page of this site in a form's values. */
interface InternalLink {
  field: string;
  /** Text of the link; its URL if it has none. */
  linkText: string;
  /** Path from the site's root, with the query string. */
  path: string;
}

/** Maximum characters of a link's text in the advice. */
const linkTextCharacters = 60;

/**
 * Advice on links in a form to pages of this site that visitors can't see, in the order of the form. Links to other
 * sites are not checked.
 * @param pageExists returns whether visitors can see the page at a path
 */
export async function deadLinkAdvice(
  definition: EntityDefinition,
  values: Readonly<Record<string, string>>,
  pageExists: (path: string) => Promise<boolean>,
): Promise<EntityFormAdvice[]> {
  const links = internalLinks(definition, values);
  const existing = await Promise.all(links.map(({ path }) => pageExists(path)));
  return links
    .filter((_, index) => existing[index] === false)
    .map(({ field, linkText }) => ({
      field,
      message: `The link “${truncate(linkText, linkTextCharacters).text}” does not lead to a page that visitors can see.`,
    }));
}

function internalLinks(definition: EntityDefinition, values: Readonly<Record<string, string>>): InternalLink[] {
  const links = namedFields(definition).flatMap(({ name: field, kind }): InternalLink[] => {
    const value = values[field] ?? '';
    if (kind === 'longText') return linksIn(readDocument(value)?.content).map((link) => ({ field, ...link }));
    const path = internalPath(fieldKindViews[kind].address?.(value) ?? '');
    return path ? [{ field, linkText: formatFieldValue(kind, value).trim(), path }] : [];
  });
  const seen = new Set<string>();
  return links.filter(({ field, linkText, path }) => {
    const key = `${field} ${path} ${linkText}`;
    return !seen.has(key) && seen.add(key);
  });
}

function linksIn(nodes: readonly RichNode[] = []): Omit<InternalLink, 'field'>[] {
  return nodes.flatMap(({ text = '', marks = [], content }) => [
    ...marks.flatMap((mark) => {
      const path = mark.type === 'link' ? internalPath(linkHref(mark.attrs ?? {})) : undefined;
      return path ? [{ linkText: text.trim() || attribute(mark, 'href'), path }] : [];
    }),
    ...linksIn(content),
  ]);
}

/** Path and query string of a URL of this site, without the fragment; undefined for another origin. */
function internalPath(address: string): string | undefined {
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : undefined;
  return address !== '' && url?.origin === location.origin ? url.pathname + url.search : undefined;
}

const pageChecks = new Map<string, Promise<boolean>>();

/** How long a result is cached, in milliseconds; short, because the page may be published in the meantime. */
const cacheMs = 60_000;

/** Whether visitors can see the page at a path of this site: false for a 404 or 410; true if the request fails. */
export function isPage(path: string): Promise<boolean> {
  const cached = pageChecks.get(path);
  if (cached) return cached;
  const check = fetch(path, { method: 'HEAD', credentials: 'omit' }).then(
    ({ status }) => status !== 404 && status !== 410,
    () => true,
  );
  pageChecks.set(path, check);
  setTimeout(() => pageChecks.delete(path), cacheMs);
  return check;
}
