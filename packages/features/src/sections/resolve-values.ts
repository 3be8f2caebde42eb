import { storedFilmSeconds } from '@porchlight/contract/discovery';
import { linkAddress, linkParts } from '@porchlight/contract/links';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import { fillDocumentFacts, fillFacts } from '@porchlight/contract/organization-tokens';
import type { SectionFields, SectionValue, SectionValues } from '@porchlight/contract/sections/section';
import type { SectionFacts } from '@porchlight/contract/sections/section-facts';
import { itemsOf } from '@porchlight/contract/sections/stored-sections';
import type { SectionFilm, SectionLink, SectionPicture } from '@porchlight/ui/sections';
import { renderableDocument } from '../records/index.ts';
import { captionsUrl, filmUrl, imageUrl, pdfUrl } from '../urls/index.ts';

/** What stored values are resolved with. */
export interface ResolveContext {
  organization: OrganizationFacts;
  /** Missing in the preview of a form: links to records lead to their ids then. */
  facts?: SectionFacts;
}

/** Converts the stored values of a section to props: facts filled in, files and links with their addresses. */
export function resolveValues(
  fields: SectionFields,
  values: SectionValues,
  context: ResolveContext,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values[name] ?? null;
      switch (field.kind) {
        case 'items':
          return [name, itemsOf(value).map((item) => resolveValues(field.fields ?? {}, item, context))];
        case 'text':
          return [name, fillFacts(textOf(value), context.organization)];
        case 'longText':
          return [name, resolveDocument(value, context)];
        case 'image':
          return [name, resolvePicture(value, context)];
        case 'link':
          return [name, resolveLink(textOf(value), context)];
        case 'pdf':
          return [name, value ? { href: pdfUrl(textOf(value)), sizeBytes: null } : null];
        case 'film':
          return [name, value ? resolveFilm(textOf(value)) : null];
        case 'captions':
          return [name, value ? captionsUrl(textOf(value)) : null];
        default:
          return [name, value];
      }
    }),
  );
}

const textOf = (value: SectionValue) => (typeof value === 'string' ? value : '');

function resolveDocument(value: SectionValue, { organization }: ResolveContext) {
  const document = renderableDocument(value);
  return document ? fillDocumentFacts(document, organization) : null;
}

function resolveFilm(name: string): SectionFilm {
  const type = /\.webm(\?|$)/.test(name) ? 'video/webm' : 'video/mp4';
  return { sources: [{ src: filmUrl(name), type }], seconds: storedFilmSeconds(fileNameIn(name)) ?? null };
}

/** The name of a stored file; in the preview of an unpublished page it is a URL with a key. */
const fileNameIn = (value: string) => value.replace(/^.*\//, '').replace(/\?.*$/, '');

function resolvePicture(value: SectionValue, { facts }: ResolveContext): SectionPicture | null {
  if (typeof value !== 'string' || value === '') return null;
  return { src: imageUrl(value), alt: '', ...facts?.pictures[fileNameIn(value)] };
}

function resolveLink(stored: string, { facts }: ResolveContext): SectionLink | null {
  if (stored === '') return null;
  const { type } = linkParts(stored);
  // Known to the server: addresses of records, and what visitors can't see.
  const known = facts?.links[stored];
  const href = known === undefined && !(type === 'record' && facts) ? linkAddress(stored) : known;
  return href ? { href, newTab: type === 'website' } : null;
}
