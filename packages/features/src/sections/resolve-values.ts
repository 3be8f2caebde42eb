import { storedFilmSeconds } from '@porchlight/contract/discovery';
import type { Field } from '@porchlight/contract/fields';
import { isWebsiteLink, linkAddress, linkedRecordId, linkParts } from '@porchlight/contract/links';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import { fillDocumentFacts, fillFacts } from '@porchlight/contract/organization-tokens';
import { isLinkSwitchedOff } from '@porchlight/contract/parts';
import { documentIn } from '@porchlight/contract/rich-text';
import { plainText } from '@porchlight/contract/rich-text-strings';
import type { SectionValue, SectionValues, StoredSection } from '@porchlight/contract/sections/section';
import type { SectionFacts } from '@porchlight/contract/sections/section-facts';
import { settingAddress } from '@porchlight/contract/setting-links';
import { isSitePage } from '@porchlight/contract/site-pages';
import type { SectionFile, SectionFilm, SectionLink, SectionPicture, SectionRecord } from '@porchlight/ui/sections';
import { renderableDocument } from '../records/index.ts';
import { captionsUrl, filmUrl, imageUrl, pdfUrl } from '../urls/index.ts';
import type { SectionShape, SectionView, ShapeKind } from './section-view.ts';

/** What stored values are resolved with. */
export interface ResolveContext {
  organization: OrganizationFacts;
  /** Missing in the preview of a form: links to records lead to their ids then. */
  facts?: SectionFacts;
  /** Ids of the sections that visitors see on the page: links can lead to them. */
  sectionIds: ReadonlySet<string>;
  /** Gets the ids of the sections that links lead to. */
  linkedIds: Set<string>;
}

/** Converts the stored values of a section to props: facts filled in, files and links with their addresses. */
export function resolveValues(
  shape: SectionShape,
  values: SectionValues,
  context: ResolveContext,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, kind]) => {
      const value = values[name] ?? null;
      return [
        name,
        typeof kind === 'string'
          ? resolveValue(kind, value, context)
          : listOf(value).map((item) => resolveValues(kind, item, context)),
      ];
    }),
  );
}

function resolveValue(kind: ShapeKind, value: SectionValue, context: ResolveContext): unknown {
  switch (kind) {
    case 'text':
      return fillFacts(textOf(value), context.organization);
    case 'longText':
      return resolveDocument(value, context);
    case 'image':
      return resolvePicture(value, context);
    case 'link':
      return resolveLink(textOf(value), context);
    case 'record':
      return resolveRecord(textOf(value), context);
    case 'pdf':
      return value ? resolvePdf(textOf(value), context) : null;
    case 'film':
      return value ? resolveFilm(textOf(value)) : null;
    case 'captions':
      return value ? captionsUrl(textOf(value)) : null;
    case 'value':
      // A program that didn't know the kind may have stored anything.
      return typeof value === 'object' ? null : value;
  }
}

function readText(kind: ShapeKind, value: SectionValue): string {
  if (kind === 'text') return textOf(value);
  const document = kind === 'longText' ? documentIn(value) : undefined;
  return document ? plainText(document) : '';
}

const listOf = (value: SectionValue): readonly SectionValues[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];

/** The texts of a section that visitors read, facts filled in. */
export function shownText({ shape }: SectionView, { values }: StoredSection, organization: OrganizationFacts): string {
  return textsIn(shape, values, organization).join(' ');
}

function textsIn(shape: SectionShape, values: SectionValues, organization: OrganizationFacts): string[] {
  return Object.entries(shape).flatMap(([name, kind]) => {
    const value = values[name] ?? null;
    if (typeof kind !== 'string') return listOf(value).flatMap((item) => textsIn(kind, item, organization));
    const text = readText(kind, value);
    return text === '' ? [] : [fillFacts(text, organization)];
  });
}

const textOf = (value: SectionValue) => (typeof value === 'string' ? value : '');

function resolveDocument(value: SectionValue, { organization }: ResolveContext) {
  const document = renderableDocument(value);
  return document ? fillDocumentFacts(document, organization) : null;
}

function resolvePdf(name: string, { facts }: ResolveContext): SectionFile {
  return { href: pdfUrl(name), sizeBytes: facts?.pdfs?.[fileNameIn(name)] ?? null };
}

function resolveFilm(name: string): SectionFilm {
  const type = /\.webm(\?|$)/.test(name) ? 'video/webm' : 'video/mp4';
  return { sources: [{ src: filmUrl(name), type }], seconds: storedFilmSeconds(fileNameIn(name)) ?? null };
}

/** The name of a stored file; in the preview of an unpublished page it is a URL with a key. */
const fileNameIn = (value: string) => value.replace(/^.*\//, '').replace(/\?.*$/, '');

function resolvePicture(value: SectionValue, { facts, organization }: ResolveContext): SectionPicture | null {
  if (typeof value !== 'string' || value === '') return null;
  const { alt = '', ...picture } = facts?.pictures[fileNameIn(value)] ?? {};
  return { src: imageUrl(value), alt: fillFacts(alt, organization), ...picture };
}

function resolveLink(stored: string, context: ResolveContext): SectionLink | null {
  if (stored === '') return null;
  const href = hrefOf(stored, context);
  return href ? { href, newTab: isWebsiteLink(href) } : null;
}

function resolveRecord(stored: string, context: ResolveContext): SectionRecord | null {
  const id = recordIdIn(stored, 'topic') ?? recordIdIn(stored, 'form');
  return id === undefined ? null : { id, href: hrefOf(stored, context) ?? null };
}

/** The id of the record of an entity that a stored link of a section leads to; undefined for none. */
export function recordIdIn(
  stored: SectionValue | undefined,
  entity: NonNullable<Field['linkEntity']>,
): number | undefined {
  return typeof stored === 'string' ? linkedRecordId(stored, entity) : undefined;
}

/** The address that a stored link leads to; null or undefined for one that leads nowhere. */
function hrefOf(stored: string, { facts, organization, sectionIds, linkedIds }: ResolveContext) {
  if (isLinkSwitchedOff(organization, stored)) return null;
  const { type, rest } = linkParts(stored);
  switch (type) {
    case 'section':
      if (!sectionIds.has(rest)) return null;
      linkedIds.add(rest);
      return stored;
    case 'setting':
      return settingAddress(rest, organization);
    default: {
      // Known to the server: addresses of records, pages of the site among them, and what visitors can't see.
      const known = facts?.links[stored];
      const isRecord = type === 'record' || (type === 'page' && isSitePage(rest));
      return known === undefined && !(isRecord && facts) ? linkAddress(stored) : known;
    }
  }
}
