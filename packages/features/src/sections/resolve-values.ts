import { linkAddress, linkParts } from '@porchlight/contract/links';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import { fillDocumentFacts, fillFacts } from '@porchlight/contract/organization-tokens';
import type { SectionFields, SectionValue, SectionValues } from '@porchlight/contract/sections/section';
import type { SectionFacts } from '@porchlight/contract/sections/section-facts';
import { itemsOf } from '@porchlight/contract/sections/stored-sections';
import type { SectionLink, SectionPicture } from '@porchlight/ui/sections';
import { renderableDocument } from '../records/index.ts';
import { imageUrl } from '../urls/index.ts';

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

function resolvePicture(value: SectionValue, { facts }: ResolveContext): SectionPicture | null {
  if (typeof value !== 'string' || value === '') return null;
  // In the preview of an unpublished page the name is a URL with a key.
  const name = value.replace(/^.*\//, '').replace(/\?.*$/, '');
  return { src: imageUrl(value), alt: '', ...facts?.pictures[name] };
}

function resolveLink(stored: string, { facts }: ResolveContext): SectionLink | null {
  if (stored === '') return null;
  const { type } = linkParts(stored);
  const href = type === 'record' && facts ? facts.links[stored] : linkAddress(stored);
  return href ? { href, newTab: type === 'website' } : null;
}
