/** Links as fields store them, in one text. Plain code without schemas, since pages and lists load it. */
import { teamTypes } from './limits.ts';
import { centerName, pageUrls } from './page-urls.ts';
import { phoneHref } from './phone-href.ts';
import { recordAt } from './rich-text-records.ts';
import { settingLinkName } from './setting-links.ts';

/**
 * What a link leads to, which is also how the stored text begins, except for a website, a path of this site and a
 * section of the same page: `page:donate`, `#apply`.
 */
export type LinkType = 'page' | 'record' | 'website' | 'mailto' | 'tel' | 'section' | 'setting';

/** What a link can lead to anywhere. */
export const usualLinkTypes: readonly LinkType[] = ['page', 'record', 'website', 'mailto', 'tel'];

/** What a link of a section can lead to. */
export const sectionLinkTypes: readonly LinkType[] = [
  'page',
  'record',
  'section',
  'setting',
  'website',
  'mailto',
  'tel',
];

/** In the place of a link: a page is removed permanently, and browsers and search engines are told so. */
export const goneForGood = 'gone';

/** Paths of the pages with fixed addresses, by their key. */
export const linkedPagePaths = new Map<string, string>([
  ...Object.entries(pageUrls).flatMap(([key, url]) => (typeof url === 'string' ? [[key, url] as const] : [])),
  ...(['foodPantry', 'porch', 'interfaithCenter'] as const).map((key) => [key, pageUrls[key](centerName)] as const),
  ...teamTypes.map((type) => [`teamType/${type}`, pageUrls.teamType(type)] as const),
]);

/** Splits a stored link into its type and the rest: a page's key, `story/7`, an address, a number, or the id of a section. */
export function linkParts(stored: string): { type: LinkType; rest: string } {
  if (stored.startsWith('#')) return { type: 'section', rest: stored.slice(1) };
  const [, type, rest = ''] = /^(page|record|mailto|tel|setting):(.*)$/s.exec(stored) ?? [];
  switch (type) {
    case 'page':
    case 'record':
    case 'mailto':
    case 'tel':
    case 'setting':
      return { type, rest };
    default:
      return { type: 'website', rest: stored };
  }
}

/**
 * The address that a stored link leads to; undefined for one that leads nowhere, such as to a page that is gone, and for
 * one to what a setting says: see `settingAddress`.
 */
export function linkAddress(stored: string): string | undefined {
  const { type, rest } = linkParts(stored);
  switch (type) {
    case 'page':
      return linkedPagePaths.get(rest);
    case 'record':
      return isRecordLink(rest) ? `/${rest}` : undefined;
    case 'tel':
      return phoneHref(rest);
    case 'mailto':
    case 'section':
      return stored;
    case 'setting':
      return undefined;
    case 'website':
      return isWebsiteLink(stored) || isSitePath(stored) ? stored : undefined;
  }
}

/** Whether a link is a path of this site, without the name of the host; `//` and `/\\` would lead to another site. */
export const isSitePath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link);

/** The text of a stored link where there is no better one: an address, a number, a path of this site. */
export function linkText(stored: string): string {
  const { type, rest } = linkParts(stored);
  if (type === 'setting') return settingLinkName(rest) ?? stored;
  return type === 'page' || type === 'record' ? (linkAddress(stored) ?? stored) : rest;
}

/** A name before the host would let a link look as if it led there: `https://bank.example@evil.example`. */
export function isWebsiteLink(link: string): boolean {
  if (!/^https?:\/\/[^\s\\/?#]/i.test(link) || /[\s\\]/.test(link) || !URL.canParse(link)) return false;
  const { hostname, username, password } = new URL(link);
  return hostname !== '' && username === '' && password === '';
}

/** The id of the record of an entity that a stored link leads to; undefined for other links. */
export function linkedRecordId(stored: string, entity: string): number | undefined {
  const { type, rest } = linkParts(stored);
  const record = type === 'record' && isRecordLink(rest) ? recordAt(`/${rest}`) : undefined;
  return record?.name === entity ? record.id : undefined;
}

/** Whether a path without its slash is that of a record with a page: `story/7`. */
export const isRecordLink = (path: string): boolean => recordAt(`/${path}`) !== undefined && /^\w+\/\d+$/.test(path);
