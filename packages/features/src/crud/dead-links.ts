import { attribute, type RichNode } from '@porchlight/contract/rich-text';
import { linkAddress } from '@porchlight/contract/rich-text-links';
import { readDocument } from '@porchlight/contract/rich-text-strings';
import type { EntityFormAdvice } from '@porchlight/ui/EntityForm';
import { truncate } from '@porchlight/ui/TruncatedText';
import { type EntityDefinition, namedFields } from './entity-definition.ts';

/** A link to a page of this site, as a form holds it. */
interface OwnLink {
  field: string;
  /** What visitors press; the address itself where there are no words. */
  words: string;
  /** From the site's root. */
  path: string;
}

/** Characters of a link's words that advice repeats. */
const wordsCharacters = 60;

/**
 * Advice on links of a form to pages of this site that visitors don't get, in the order of the form. Other sites are
 * not asked.
 * @param isThere says of a path whether visitors get something there
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
      const path = mark.type === 'link' ? ownPath(linkAddress(mark.attrs ?? {})) : undefined;
      return path ? [{ words: text.trim() || attribute(mark, 'href'), path }] : [];
    }),
    ...linksIn(content),
  ]);
}

/** The path of an address of this site, without its fragment; undefined for one elsewhere. */
function ownPath(address: string): string | undefined {
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : undefined;
  return address !== '' && url?.origin === location.origin ? url.pathname + url.search : undefined;
}

const asked = new Map<string, Promise<boolean>>();

/** How long an answer holds, in milliseconds: somebody may publish the page meanwhile. */
const heldMs = 60_000;

/** Whether visitors get something at a path of this site. Where nobody can tell, they do. */
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
