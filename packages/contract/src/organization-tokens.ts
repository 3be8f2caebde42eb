/**
 * Facts of the organization in texts: `{town}`, `{pantry hours}`. They are filled in when a text is rendered, so that no
 * text has to be changed when a fact does. Plain code without schemas, since public pages load it.
 */

import type { Field, Fields } from './fields.ts';
import type { OpenHours, OrganizationFacts } from './organization.ts';
import type { Area } from './permissions.ts';
import { keysOf } from './records-by-key.ts';
import { documentIn, documentKey, type RichDocument, type RichNode } from './rich-text.ts';

interface Fact {
  /** 'Hours of the pantry', in the menu that inserts it. */
  label: string;
  value: (facts: OrganizationFacts) => string;
}

const daysOf = (rows: readonly OpenHours[]) => rows.map(({ days }) => days).join(' and ');
const hoursOf = (rows: readonly OpenHours[]) => rows.map(({ days, hours }) => `${days}, ${hours}`).join('; ');

/** The facts by the name between the braces. */
export const organizationTokens = {
  name: { label: 'Name', value: ({ name }) => name },
  'short name': { label: 'Short name', value: ({ shortName }) => shortName },
  town: { label: 'Town', value: ({ place }) => place.locality },
  state: { label: 'State', value: ({ place }) => place.region },
  address: { label: 'Address', value: ({ address }) => address.join(', ') },
  phone: { label: 'Telephone', value: ({ phone }) => phone },
  email: { label: 'Email', value: ({ email }) => email },
  'democracy center': { label: 'Name of the democracy center', value: ({ centers }) => centers.democracy },
  pantry: { label: 'Name of the food pantry', value: ({ centers }) => centers.pantry },
  porch: { label: 'Name of the heritage center', value: ({ centers }) => centers.porch },
  'interfaith center': { label: 'Name of the interfaith center', value: ({ centers }) => centers.interfaith },
  'reading room days': { label: 'Days of the reading room', value: ({ hours }) => daysOf(hours.readingRoom) },
  'reading room hours': { label: 'Hours of the reading room', value: ({ hours }) => hoursOf(hours.readingRoom) },
  'pantry days': { label: 'Days of the pantry', value: ({ hours }) => daysOf(hours.pantry) },
  'pantry hours': { label: 'Hours of the pantry', value: ({ hours }) => hoursOf(hours.pantry) },
  'porch days': { label: 'Days of the heritage center', value: ({ hours }) => daysOf(hours.porch) },
  'porch hours': { label: 'Hours of the heritage center', value: ({ hours }) => hoursOf(hours.porch) },
} as const satisfies Readonly<Record<string, Fact>>;

/** Name of a fact. */
export type FactName = keyof typeof organizationTokens;

/** The names of all facts, in the order of the menu. */
export const factNames = keysOf(organizationTokens);

const facts: ReadonlyMap<string, Fact> = new Map(Object.entries(organizationTokens));

/** The settings' own texts that take facts; the others are the facts. */
const settingsTexts: readonly string[] = ['tagline', 'description', 'banner'];

/** Whether a field's texts take facts: those that visitors read. Sections have their own fields. */
export function takesFacts({ area }: { area: Area }, name: string, { kind }: Pick<Field, 'kind'>): boolean {
  if (kind !== 'text' && kind !== 'longText') return false;
  return area === 'content' || (area === 'settings' && settingsTexts.includes(name));
}

/** A fact in a text; in double braces it is meant as text. */
const token = /\{\{([a-z ]{2,30})\}\}|\{([a-z ]{2,30})\}/g;

/** Fills the facts into a text. Braces around other words stay as they are; double ones around a fact become single. */
export function fillFacts(text: string, organization: OrganizationFacts): string {
  if (!text.includes('{')) return text;
  return text.replace(token, (typed, literal: string | undefined, name: string) => {
    if (literal !== undefined) return facts.has(literal) ? `{${literal}}` : typed;
    return facts.get(name)?.value(organization) ?? typed;
  });
}

/** The names of the facts in a text, each once. */
export function factsIn(text: string): string[] {
  if (!text.includes('{')) return [];
  const names = [...text.matchAll(token)].flatMap(([, , name]) => (name && facts.has(name) ? [name] : []));
  return [...new Set(names)];
}

/** Fills the facts into the texts of a document. */
export function fillDocumentFacts(document: RichDocument, organization: OrganizationFacts): RichDocument {
  const fillNode = (node: RichNode): RichNode => ({
    ...node,
    ...(node.text !== undefined && { text: fillFacts(node.text, organization) }),
    ...(node.content && { content: node.content.map(fillNode) }),
  });
  return { ...document, content: document.content.map(fillNode) };
}

/** Fills the facts into the texts of a record, those with formatting included. Sections are filled in where they are shown. */
export function fillRecordFacts<Record extends object>(
  fields: Fields,
  record: Record,
  organization: OrganizationFacts,
): Record {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(record));
  const filled = Object.entries(fields).flatMap(([name, { kind }]): [string, unknown][] => {
    const text = values.get(name);
    if ((kind !== 'text' && kind !== 'longText') || typeof text !== 'string' || !text.includes('{')) return [];
    const document = kind === 'longText' ? documentIn(values.get(documentKey(name))) : undefined;
    return [
      [name, fillFacts(text, organization)],
      ...(document ? [[documentKey(name), fillDocumentFacts(document, organization)] as [string, unknown]] : []),
    ];
  });
  return filled.length > 0 ? { ...record, ...Object.fromEntries(filled) } : record;
}
