/**
 * Facts of the organization in texts: `{town}`, `{pantry hours}`. They are filled in when a text is rendered, so that no
 * text has to be changed when a fact does. Plain code without schemas, since public pages load it.
 */

import type { OpenHours, OrganizationFacts } from './organization.ts';
import type { RichDocument, RichNode } from './rich-text.ts';

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

const facts: ReadonlyMap<string, Fact> = new Map(Object.entries(organizationTokens));

/** Fills the facts into a text. Braces around other words stay as they are. */
export function fillFacts(text: string, organization: OrganizationFacts): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{([a-z ]{2,30})\}/g, (token, name: string) => facts.get(name)?.value(organization) ?? token);
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
