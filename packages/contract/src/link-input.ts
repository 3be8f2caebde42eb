/** Links as people type or paste them, for forms and the server. */

import type { Field } from './fields.ts';
import { isInvisible, removeInvisible } from './invisible-characters.ts';
import {
  isRecordLink,
  isSitePath,
  isWebsiteLink,
  type LinkType,
  linkedPagePaths,
  linkedRecordId,
  linkParts,
  usualLinkTypes,
} from './links.ts';
import { recordAt } from './rich-text-records.ts';
import { settingParts } from './setting-links.ts';
import { unwrapLink } from './unwrap-link.ts';

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
  const page = [...linkedPagePaths].find(([, path]) => path === text);
  return page ? `page:${page[0]}` : unwrapLink(text);
}

/**
 * Returns the message for a link that can't be saved; undefined for one that can.
 * @param link as stored
 * @param field what the field allows. @default what fields outside of sections allow
 */
export function linkProblem(
  link: string,
  {
    allowsSitePaths,
    linkTypes = usualLinkTypes,
    linkEntity,
  }: Pick<Field, 'allowsSitePaths' | 'linkTypes' | 'linkEntity'> = {},
): string | undefined {
  const { type, rest } = linkParts(link);
  if (!linkTypes.includes(type)) return `This can’t lead to ${typeNames[type]}. Choose something else.`;
  if (allowsSitePaths && isSitePath(link)) return undefined;
  switch (type) {
    case 'page':
      return linkedPagePaths.has(rest) ? undefined : 'There is no such page. Choose another.';
    case 'record':
      if (linkEntity && linkedRecordId(link, linkEntity) === undefined) return 'Choose one from the list.';
      return isRecordLink(rest) ? undefined : 'There is no such record. Choose another.';
    case 'mailto':
      return isMailbox(rest) ? undefined : 'This has to be an email address, such as name@example.org.';
    case 'tel':
      return isPhone(rest) ? undefined : 'This has to be a telephone number, such as (229) 555-0142.';
    case 'section':
      return /^[\w-]{1,64}$/.test(rest) ? undefined : 'There is no such section. Choose another.';
    case 'setting':
      return settingParts(rest) ? undefined : 'There is no such setting. Choose another.';
    case 'website':
      return isWebsiteLink(link) ? undefined : websiteProblem(link);
  }
}

/** What a link leads to, in messages. */
const typeNames: Readonly<Record<LinkType, string>> = {
  page: 'a page',
  record: 'a record',
  website: 'a website',
  mailto: 'an email address',
  tel: 'a telephone number',
  section: 'a section of this page',
  setting: 'a setting',
};

function websiteProblem(link: string): string {
  const [, scheme] = /^([a-z][a-z\d+.-]*):(?!\/\/)/i.exec(link) ?? [];
  if (scheme && !/^https?$/i.test(scheme))
    return `A link can’t start with ‘${scheme}:’. Use a website, an email address or a telephone number.`;
  if (/^\/(?![/\\])/.test(link)) return 'Choose a page or a record of this site instead of typing its address.';
  return 'This has to be a full link that starts with https:// or http://.';
}

/** By the rule browsers use for `type="email"`; a subject may follow. */
const isMailbox = (text: string) =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+(?:\?subject=[^\s&<>"]*)?$/i.test(
    text,
  );

const isPhone = (text: string) =>
  /^\+?[\d\s().\-/]{7,40}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i.test(text) && !isInvisible(text);
