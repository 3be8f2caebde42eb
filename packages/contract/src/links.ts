/** Links as fields store them, in one text. Plain code without schemas, since pages and lists load it. */
import { isInvisible, removeInvisible } from './invisible-characters.ts';
import { pageUrls } from './page-urls.ts';
import { phoneHref } from './phone-href.ts';
import { recordAt } from './rich-text-records.ts';
import { unwrapLink } from './unwrap-link.ts';

/** What a link leads to, which is also how the stored text begins, except for a website: `page:donate`. */
export type LinkType = 'page' | 'record' | 'website' | 'mailto' | 'tel';

/** Paths of the pages that have no parameters, by their key. */
const pagePaths = new Map<string, string>(
  Object.entries(pageUrls).flatMap(([key, url]) => (typeof url === 'string' ? [[key, url] as const] : [])),
);

/** Splits a stored link into its type and the rest: a page's key, `story/7`, an address or a number. */
export function linkParts(stored: string): { type: LinkType; rest: string } {
  const [, type, rest = ''] = /^(page|record|mailto|tel):(.*)$/s.exec(stored) ?? [];
  switch (type) {
    case 'page':
    case 'record':
    case 'mailto':
    case 'tel':
      return { type, rest };
    default:
      return { type: 'website', rest: stored };
  }
}

/** The address that a stored link leads to; undefined for one that leads nowhere, such as to a page that is gone. */
export function linkAddress(stored: string): string | undefined {
  const { type, rest } = linkParts(stored);
  switch (type) {
    case 'page':
      return pagePaths.get(rest);
    case 'record':
      return isRecord(rest) ? `/${rest}` : undefined;
    case 'tel':
      return phoneHref(rest);
    case 'mailto':
      return stored;
    case 'website':
      return isWebsite(stored) ? stored : undefined;
  }
}

/** The text of a stored link where there is no better one: an address, a number, a path of this site. */
export function linkText(stored: string): string {
  const { type, rest } = linkParts(stored);
  return type === 'page' || type === 'record' ? (linkAddress(stored) ?? stored) : rest;
}

/**
 * Returns a typed or pasted link as it is stored: addresses of this site's pages and records as their keys and ids,
 * which survive a new address.
 */
export function toStoredLink(typed: string): string {
  const text = removeInvisible(typed)
    .replace(/[\t\r\n]+/g, '')
    .trim();
  if (/^[^\s@/:?#]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{7,40}$/.test(text)) return `tel:${text}`;
  const record = /[?#]/.test(text) ? undefined : recordAt(text.replace(/^\/(\w+)\/(\d+)\/[\w-]+$/, '/$1/$2'));
  if (record) return `record:${record.name}/${record.id}`;
  const page = [...pagePaths].find(([, path]) => path === text);
  return page ? `page:${page[0]}` : unwrapLink(text);
}

/** Returns the message for a link that can't be saved; undefined for one that can. @param link as stored */
export function linkProblem(link: string): string | undefined {
  const { type, rest } = linkParts(link);
  switch (type) {
    case 'page':
      return pagePaths.has(rest) ? undefined : 'There is no such page. Choose another.';
    case 'record':
      return isRecord(rest) ? undefined : 'There is no such record. Choose another.';
    case 'mailto':
      return isMailbox(rest) ? undefined : 'This has to be an email address, such as name@example.org.';
    case 'tel':
      return isPhone(rest) ? undefined : 'This has to be a telephone number, such as (229) 555-0142.';
    case 'website':
      return isWebsite(link) ? undefined : websiteProblem(link);
  }
}

function websiteProblem(link: string): string {
  const [, scheme] = /^([a-z][a-z\d+.-]*):(?!\/\/)/i.exec(link) ?? [];
  if (scheme && !/^https?$/i.test(scheme))
    return `A link can’t start with ‘${scheme}:’. Use a website, an email address or a telephone number.`;
  if (/^\/(?![/\\])/.test(link)) return 'Choose a page or a record of this site instead of typing its address.';
  return 'This has to be a full link that starts with https:// or http://.';
}

/** A name before the host would let a link look as if it led there: `https://bank.example@evil.example`. */
function isWebsite(link: string): boolean {
  if (!/^https?:\/\/[^\s\\/?#]/i.test(link) || /[\s\\]/.test(link) || !URL.canParse(link)) return false;
  const { hostname, username, password } = new URL(link);
  return hostname !== '' && username === '' && password === '';
}

const isRecord = (path: string) => recordAt(`/${path}`) !== undefined && /^\w+\/\d+$/.test(path);

/** By the rule browsers use for `type="email"`; a subject may follow. */
const isMailbox = (text: string) =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+(?:\?subject=[^\s&<>"]*)?$/i.test(
    text,
  );

const isPhone = (text: string) =>
  /^\+?[\d\s().\-/]{7,40}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i.test(text) && !isInvisible(text);
