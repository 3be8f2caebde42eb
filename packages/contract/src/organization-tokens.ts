/**
 * Facts of the organization in texts: `{town}`, `{second place hours}`. They are filled in when a text is rendered, so that no
 * text has to be changed when a fact does. Words in square brackets with a fact, such as `[, {second place hours}]`, are left
 * out while it is not set. Plain code without schemas, since public pages load it.
 */

import type { Field, Fields } from './fields.ts';
import type { OrganizationFacts } from './organization.ts';
import type { Area } from './permissions.ts';
import { phoneHref } from './phone-href.ts';
import { pictureFields } from './pictures.ts';
import { type OpenHours, type Place, type PlaceKey, placeKeys, placeOf } from './places.ts';
import { keysOf } from './records-by-key.ts';
import { type Reference, readReferences } from './references.ts';
import { documentIn, documentKey, type RichDocument, type RichNode } from './rich-text.ts';

interface Fact {
  /** 'Hours of the second place', in the menu that inserts it. */
  label: string;
  /** '' if it is not set. */
  value: (facts: OrganizationFacts) => string;
  /** Where the end of the value leads, in texts that can have links. */
  link?: (facts: OrganizationFacts) => { text: string; href: string };
  /** It is no name: at the start of a sentence it is written with a capital, `{Call or write}`. */
  isPhrase?: true;
}

const daysOf = (rows: readonly OpenHours[]) => rows.map(({ days }) => days).join(' and ');
const hoursOf = (rows: readonly OpenHours[]) => rows.map(({ days, hours }) => `${days}, ${hours}`).join('; ');

function everyDayOf(rows: readonly OpenHours[]): string {
  const days = daysOf(rows);
  if (days === '') return '';
  return days.startsWith('Every') ? 'every day' : `every ${days}`;
}

const phoneLink = ({ phone }: Pick<OrganizationFacts, 'phone'>) => ({ text: phone, href: phoneHref(phone) });
const emailLink = ({ email }: Pick<OrganizationFacts, 'email'>) => ({ text: email, href: `mailto:${email}` });

/** The facts by the name between the braces. */
export const organizationTokens: Readonly<Record<string, Fact>> = {
  name: { label: 'Name', value: ({ name }) => name },
  'short name': { label: 'Short name', value: ({ shortName }) => shortName },
  tagline: { label: 'Tagline', value: ({ tagline }) => tagline },
  description: { label: 'Description', value: ({ description }) => description },
  town: { label: 'Town', value: ({ place }) => place.locality },
  state: { label: 'State', value: ({ place }) => place.region },
  address: { label: 'Address', value: ({ address }) => address.join(', ') },
  phone: { label: 'Telephone', value: ({ phone }) => phone, link: phoneLink },
  email: { label: 'Email', value: ({ email }) => email, link: emailLink },
  'call or write': {
    label: 'Call, or write if there is no telephone',
    value: ({ phone, email }) => (phone ? `call ${phone}` : `write to ${email}`),
    link: (facts) => (facts.phone ? phoneLink(facts) : emailLink(facts)),
    isPhrase: true,
  },
  ...Object.fromEntries(placeKeys.map(nameFact)),
  ...Object.assign({}, ...placeKeys.map(placeFacts)),
};

function nameFact(key: PlaceKey): [string, Fact] {
  return [`${key} place`, { label: `Name of the ${key} place`, value: (facts) => placeOf(facts, key)?.name ?? '' }];
}

function placeFacts(key: PlaceKey): Record<string, Fact> {
  const fact = (label: string, read: (place: Place) => string): Fact => ({
    label: `${label} of the ${key} place`,
    value: (facts) => {
      const place = placeOf(facts, key);
      return place ? read(place) : '';
    },
  });
  return {
    [`${key} place days`]: fact('Days', ({ hours }) => daysOf(hours)),
    [`every ${key} place day`]: { ...fact('Every day', ({ hours }) => everyDayOf(hours)), isPhrase: true },
    [`${key} place hours`]: fact('Hours', ({ hours }) => hoursOf(hours)),
    [`${key} place address`]: fact('Address', ({ address }) => address.join(', ')),
    [`${key} place phone`]: {
      ...fact('Telephone', ({ phone }) => phone),
      link: (facts) => phoneLink({ phone: placeOf(facts, key)?.phone ?? '' }),
    },
    [`${key} place email`]: {
      ...fact('Email', ({ email }) => email),
      link: (facts) => emailLink({ email: placeOf(facts, key)?.email ?? '' }),
    },
  };
}

/** What stored texts call the places, and their present names: another organization has no pantry. */
const olderNames = [
  ['reading room', 'first place'],
  ['democracy center', 'first place'],
  ['pantry', 'second place'],
  ['porch', 'third place'],
  ['interfaith center', 'fourth place'],
].map(([before = '', present = '']) => ({
  before,
  present,
  pattern: new RegExp(`^(?:every )?${before}(?: days?| hours)?$`),
}));

/** The present name of a fact, under whichever name a text has it: `pantry hours` is `second place hours`. */
function presentName(name: string): string {
  const older = olderNames.find(({ pattern }) => pattern.test(name));
  return older ? name.replace(older.before, older.present) : name;
}

/** The names of the facts that texts may have copies of, in the order of the menu. */
export const factNames = keysOf(organizationTokens).filter((name) => !organizationTokens[name]?.isPhrase);

const facts: ReadonlyMap<string, Fact> = new Map(Object.entries(organizationTokens));

/** The settings' own texts that take facts; the others are the facts. */
const settingsTexts: readonly string[] = ['tagline', 'description', 'banner'];

/** The library's texts that take facts; the others are read by staff only. */
const libraryTexts: readonly string[] = ['alt', 'credit', 'licence'];

/** Whether a field's texts take facts: those that visitors read. Sections have their own fields. */
export function takesFacts({ area }: { area: Area }, name: string, { kind }: Pick<Field, 'kind'>): boolean {
  if (kind !== 'text' && kind !== 'longText') return false;
  if (area === 'settings') return settingsTexts.includes(name);
  return area === 'content' || (area === 'media' && libraryTexts.includes(name));
}

/** What looks like a fact in a text; in double braces it is meant as text. */
export const tokenPattern = /\{\{[A-Za-z][a-z ]{1,29}\}\}|\{[A-Za-z][a-z ]{1,29}\}/g;

const isLiteral = (token: string) => token.startsWith('{{');

/** The name of the fact that a token stands for, and whether it begins a sentence. */
function factNameOf(token: string): { name: string; isCapital: boolean } {
  const word = token.replace(/[{}]/g, '');
  const name = word.charAt(0).toLowerCase() + word.slice(1);
  return { name: presentName(name), isCapital: name !== word };
}

/** Words in square brackets, which may belong to a fact in them. */
const bracketPattern = /\[[^[\]]+\]/g;

/** A piece of a text with its facts filled in. */
interface FilledPiece {
  text: string;
  href?: string;
}

/** The pieces of the value of a token: of a fact that can be a link two, of others one; undefined for no fact. */
function filledValue(token: string, organization: OrganizationFacts): FilledPiece[] | undefined {
  const { name, isCapital } = factNameOf(token);
  const fact = facts.get(name);
  if (isLiteral(token)) return fact && [{ text: token.slice(1, -1) }];
  const value = fact?.value(organization);
  if (!fact || value === undefined) return undefined;
  const text = isCapital ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  const link = value === '' ? undefined : fact.link?.(organization);
  if (!link) return [{ text }];
  return [{ text: text.slice(0, text.length - link.text.length) }, link];
}

/** Leaves out words in square brackets with a fact that is not set, and the brackets around others. */
function withoutUnset(text: string, organization: OrganizationFacts): string {
  return text.replace(bracketPattern, (words) => {
    const tokens = (words.match(tokenPattern) ?? []).filter((token) => !isLiteral(token));
    const values = tokens.flatMap((token) => filledValue(token, organization)?.at(-1) ?? []);
    if (values.length === 0) return words;
    return values.some((value) => value.text === '') ? '' : words.slice(1, -1);
  });
}

function filledPieces(text: string, organization: OrganizationFacts): FilledPiece[] {
  const shown = withoutUnset(text, organization);
  const tokens = shown.match(tokenPattern) ?? [];
  return shown
    .split(tokenPattern)
    .flatMap((before, index): FilledPiece[] => {
      const token = tokens[index] ?? '';
      return [{ text: before }, ...(filledValue(token, organization) ?? [{ text: token }])];
    })
    .filter((piece) => piece.text !== '')
    .reduce<FilledPiece[]>((joined, piece) => {
      const last = joined.at(-1);
      if (last && !last.href && !piece.href) last.text += piece.text;
      else joined.push({ ...piece });
      return joined;
    }, []);
}

/** Fills the facts into a text. Braces around other words stay as they are; double ones around a fact become single. */
export function fillFacts(text: string, organization: OrganizationFacts): string {
  if (!text.includes('{')) return text;
  return filledPieces(text, organization)
    .map((piece) => piece.text)
    .join('');
}

/** The names of the facts in a text, each once. */
export function factsIn(text: string): string[] {
  if (!text.includes('{')) return [];
  const tokens = (text.match(tokenPattern) ?? []).filter((token) => !isLiteral(token));
  return [...new Set(tokens.map((token) => factNameOf(token).name))].filter((name) => facts.has(name));
}

/**
 * Fills the facts into the texts of a document. A telephone number and an email address become links; a paragraph or an
 * entry of a list that is left with nothing goes.
 */
export function fillDocumentFacts(document: RichDocument, organization: OrganizationFacts): RichDocument {
  const fillNode = (node: RichNode): readonly RichNode[] => {
    const { text, marks = [], content } = node;
    if (text?.includes('{')) {
      const isLink = marks.some(({ type }) => type === 'link');
      return filledPieces(text, organization).map(({ text: piece, href }) => ({
        ...node,
        // A number stays on one line.
        text: href ? piece.replaceAll(' ', '\u00a0') : piece,
        ...(href && !isLink && { marks: [...marks, { type: 'link', attrs: { href } }] }),
      }));
    }
    if (node.attrs && !content) return [{ ...node, attrs: fillAttributes(node.attrs, organization) }];
    if (!content) return [node];
    const filled = content.flatMap(fillNode);
    // A table keeps its cells.
    const isLeftOut = filled.length === 0 && content.length > 0 && !node.type.startsWith('table');
    return isLeftOut ? [] : [{ ...node, content: filled }];
  };
  return { ...document, content: document.content.flatMap(fillNode) };
}

/** The attributes of pictures and videos in a document that people read. */
const textAttributes = ['alt', 'caption', 'title'] as const;

function fillAttributes(attrs: NonNullable<RichNode['attrs']>, organization: OrganizationFacts): RichNode['attrs'] {
  const texts = textAttributes.flatMap((name): [string, string][] => {
    const text = attrs[name];
    return typeof text === 'string' ? [[name, fillFacts(text, organization)]] : [];
  });
  return { ...attrs, ...Object.fromEntries(texts) };
}

/** Finds the facts in a text that are not set, with their braces and each once; not those in square brackets. */
export function unsetFacts(text: string, organization: OrganizationFacts): string[] {
  const tokens = text.replace(bracketPattern, '').match(tokenPattern) ?? [];
  return [...new Set(tokens)].filter((token) => filledValue(token, organization)?.at(-1)?.text === '');
}

/** Fills the facts into the names of the records that a list of references has. */
export function fillReferenceFacts(references: readonly Reference[], organization: OrganizationFacts): Reference[] {
  return references.map((each) => ({ ...each, name: fillFacts(each.name, organization) }));
}

/** The texts of the library that a record has of its pictures. */
export function pictureTexts(fields: Fields): Readonly<Record<string, { kind: 'text' }>> {
  const names = pictureFields(fields).flatMap((field) => libraryTexts.map((text) => `${field}_${text}`));
  return Object.fromEntries(names.map((name) => [name, { kind: 'text' }]));
}

/** Fills the facts into the texts of a record, those with formatting included. Sections are filled in where they are shown. */
export function fillRecordFacts<Record extends object>(
  fields: Fields,
  record: Record,
  organization: OrganizationFacts,
): Record {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(record));
  const filled = Object.entries({ ...fields, ...pictureTexts(fields) }).flatMap(
    ([name, { kind }]): [string, unknown][] => {
      const text = values.get(name);
      if (kind === 'references') return [[name, fillReferenceFacts(readReferences(text) ?? [], organization)]];
      if ((kind !== 'text' && kind !== 'longText') || typeof text !== 'string') return [];
      const document = kind === 'longText' ? documentIn(values.get(documentKey(name))) : undefined;
      return [
        ...(text.includes('{') ? [[name, fillFacts(text, organization)] as [string, unknown]] : []),
        ...(document ? [[documentKey(name), fillDocumentFacts(document, organization)] as [string, unknown]] : []),
      ];
    },
  );
  return filled.length > 0 ? { ...record, ...Object.fromEntries(filled) } : record;
}
