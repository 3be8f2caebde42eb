/** The links of a record: in its texts, its link fields, its lists and its sections. Plain code without schemas. */

import type { Fields } from './fields.ts';
import { readItems } from './items.ts';
import { isSitePath, isWebsiteLink, linkedPagePaths, linkParts } from './links.ts';
import { attribute, documentIn, documentKey, type RichDocument, type RichMark, type RichNode } from './rich-text.ts';
import { linkedRecord } from './rich-text-records.ts';
import { descriptionOf } from './sections/kinds.ts';
import type { SectionFields } from './sections/section.ts';
import { isValues, readSections } from './sections/stored-sections.ts';
import { canonicalPath, pathKey } from './site-paths.ts';

/** A link of a record to what may not be there: a page or a record of this site, or another site. */
export interface RecordLink {
  /** Name of the record's field that has it. */
  field: string;
  /** Id of the section that has it; '' outside of sections. */
  section: string;
  /** What people read as the link; '' if there is no such text. */
  text: string;
  /** See {@link linkTarget}. */
  target: string;
}

/** Maximum length of a link's text as it is listed, in characters. */
const linkTextCharacters = 120;
/** Longer addresses are not checked: a database's index can't contain them. */
const targetMaxCharacters = 2000;

/**
 * What a link leads to, in one form for all links to the same: `/story/7` for a record, another path of this site in
 * lower case, or the address of a page of another site.
 * @param link as fields of kind `link` store it, or the address of a link in a text
 * @returns undefined for a mailbox, a telephone, and what is no address
 */
export function linkTarget(link: string): string | undefined {
  const { type, rest } = linkParts(link);
  switch (type) {
    case 'page':
      // A page that this program doesn't have leads nowhere.
      return sitePathTarget(linkedPagePaths.get(rest) ?? `/${rest}`);
    case 'record':
      return `/${rest}`;
    case 'mailto':
    case 'tel':
      return undefined;
    case 'website':
      return isSitePath(link) ? sitePathTarget(link) : websiteTarget(link);
  }
}

/** Whether a target is on another site. */
export const isRemoteTarget = (target: string): boolean => !target.startsWith('/');

function sitePathTarget(path: string): string | undefined {
  const canonical = canonicalPath(path);
  return canonical === undefined || canonical.length > targetMaxCharacters ? undefined : pathKey(canonical);
}

function websiteTarget(link: string): string | undefined {
  if (!isWebsiteLink(link)) return undefined;
  const url = new URL(link);
  // A place in a page is on the same page.
  url.hash = '';
  return url.href.length > targetMaxCharacters ? undefined : url.href;
}

/**
 * Finds the links of a record that visitors can follow, in the order of its fields. Those of hidden sections are left
 * out.
 * @param record a response, or a row, which has documents, lists and sections as JSON
 */
export function linksOf(fields: Fields, record: Readonly<Record<string, unknown>>): RecordLink[] {
  const links = Object.entries(fields).flatMap(
    ([field, { kind, label, lineKind, fields: itemFields = {} }]): RecordLink[] => {
      const at = (found: readonly FoundLink[]) => found.map((link) => ({ field, section: '', ...link }));
      switch (kind) {
        case 'link':
        case 'url':
          return at(toLink(record[field], label));
        case 'lines':
          return lineKind === 'social' ? at(lines(record[field]).flatMap((line) => toLink(line, label))) : [];
        case 'longText':
          return at(documentLinks(record[documentKey(field)]));
        case 'items':
          return at((readItems(record[field]) ?? []).flatMap((item) => valueLinks(itemFields, item)));
        case 'sections':
          return (readSections(record[field]) ?? [])
            .filter(({ hidden }) => !hidden)
            .flatMap((section) =>
              valueLinks(descriptionOf(section)?.fields ?? {}, section.values).map((link) => ({
                ...{ field, section: section.id },
                ...link,
              })),
            );
        default:
          return [];
      }
    },
  );
  return links.map((link) => ({ ...link, text: shortText(link.text) }));
}

const lines = (value: unknown) => String(value ?? '').split('\n');

type FoundLink = Pick<RecordLink, 'text' | 'target'>;

function toLink(value: unknown, text: string): FoundLink[] {
  const target = typeof value === 'string' && value !== '' ? linkTarget(value) : undefined;
  return target === undefined ? [] : [{ text, target }];
}

/** The links in the values of a section or of an item. What a link is called is a text beside it. */
function valueLinks(fields: Fields | SectionFields, values: Readonly<Record<string, unknown>>): FoundLink[] {
  const texts = Object.entries(fields).filter(([name, { kind }]) => kind === 'text' && values[name]);
  return Object.entries(fields).flatMap(([name, field]): FoundLink[] => {
    const value = values[name];
    switch (field.kind) {
      case 'link': {
        const [textName = ''] =
          texts.find(([each, { namesLink }]) => namesLink === name || each === 'linkText') ?? texts[0] ?? [];
        return toLink(value, String(values[textName] ?? field.label));
      }
      case 'url':
        return toLink(value, field.label);
      case 'longText':
        return documentLinks(value);
      case 'items':
        return (Array.isArray(value) ? value.filter(isValues) : []).flatMap((item) =>
          valueLinks(field.fields ?? {}, item),
        );
      default:
        return [];
    }
  });
}

/** The links of a document; one whose words have different formatting is one link. */
function documentLinks(value: unknown): FoundLink[] {
  const document = documentIn(typeof value === 'string' ? JSON.parse(value) : value);
  return document ? nodeLinks(document.content) : [];
}

function nodeLinks(nodes: readonly RichNode[]): FoundLink[] {
  const links: FoundLink[] = [];
  let last: FoundLink | undefined;
  for (const { text = '', marks = [], content } of nodes) {
    const target = marks.map(markTarget).find((each) => each !== undefined);
    if (last && last.target === target) last.text += text;
    else {
      last = target === undefined ? undefined : { text, target };
      if (last) links.push(last);
    }
    links.push(...nodeLinks(content ?? []));
  }
  return links;
}

/** What a link in a text leads to; undefined for other marks, and for what is not checked. */
function markTarget(mark: RichMark): string | undefined {
  if (mark.type !== 'link') return undefined;
  const record = linkedRecord(mark);
  return record ? `/${record.name}/${record.id}` : linkTarget(attribute(mark, 'href'));
}

/** What the links of a document lead to. */
export function documentTargets(document: RichDocument): string[] {
  return nodeLinks(document.content).map(({ target }) => target);
}

/**
 * Returns a copy of a document in which links to what visitors can't see are marked, so that pages show them as text.
 * They stay in the document, because a page with them has to be rendered again when what they lead to returns.
 */
export function markGoneLinks(document: RichDocument, isHidden: (target: string) => boolean): RichDocument {
  const markLink = (mark: RichMark): RichMark => {
    const target = markTarget(mark);
    return target !== undefined && isHidden(target) ? { ...mark, attrs: { ...mark.attrs, gone: true } } : mark;
  };
  const markNode = (node: RichNode): RichNode => ({
    ...node,
    ...(node.marks && { marks: node.marks.map(markLink) }),
    ...(node.content && { content: node.content.map(markNode) }),
  });
  return { ...document, content: document.content.map(markNode) };
}

function shortText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > linkTextCharacters ? `${characters.slice(0, linkTextCharacters - 1).join('')}…` : line;
}
