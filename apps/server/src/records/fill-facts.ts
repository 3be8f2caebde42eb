import { fieldsOfKind } from '@porchlight/contract/fields';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import {
  fillDocumentFacts,
  fillFacts,
  fillReferenceFacts,
  pictureTexts,
  tokenPattern,
} from '@porchlight/contract/organization-tokens';
import { readReferences } from '@porchlight/contract/references';
import type { Resource } from '@porchlight/contract/resources';
import { documentKey } from '@porchlight/contract/rich-text';
import { readDocument } from '@porchlight/contract/rich-text-strings';
import type { ColumnValue, StoredRow } from '../db/tables.ts';

/** Reads the organization's facts. */
export type ReadFacts = () => Promise<OrganizationFacts>;

/** Rows with facts in their texts filled in. */
interface FilledRows {
  rows: StoredRow[];
  /** Whether there are any: the response then changes with the settings. */
  hasFacts: boolean;
}

/** Whether visitors get the texts of an entity's records with facts filled in. Sections are filled in by the website. */
export function fillsFacts({ fields }: Pick<Resource, 'fields'>): boolean {
  return fieldsOfKind(fields, 'sections').length === 0;
}

/** Fills the organization's facts into the texts of rows, for visitors. The facts are only read if a text may have one. */
export async function fillRowFacts(
  resource: Resource,
  rows: readonly StoredRow[],
  readFacts: ReadFacts,
): Promise<FilledRows> {
  const longTexts = fieldsOfKind(resource.fields, 'longText');
  const inLibrary = Object.keys(pictureTexts(resource.fields));
  const references = fieldsOfKind(resource.fields, 'references');
  const names = [...fieldsOfKind(resource.fields, 'text'), ...longTexts];
  const mayHaveFacts = (row: StoredRow) =>
    [...names, ...inLibrary].some((name) => textIn(row[name]).includes('{')) ||
    // The name of a topic; a description of a picture in the text.
    [...references, ...longTexts.map(documentKey)].some((name) => textIn(row[name]).match(tokenPattern) !== null);
  if (!fillsFacts(resource) || !rows.some(mayHaveFacts)) return { rows: [...rows], hasFacts: false };
  const facts = await readFacts();
  const fillRow = (row: StoredRow): StoredRow => ({
    ...row,
    ...Object.fromEntries(names.map((name) => [name, fillFacts(textIn(row[name]), facts)])),
    ...Object.fromEntries(
      inLibrary.flatMap((name) => (row[name] ? [[name, fillFacts(textIn(row[name]), facts)]] : [])),
    ),
    ...Object.fromEntries(references.map((name) => [name, fillNames(row[name], facts)])),
    ...Object.fromEntries(longTexts.map((name) => [documentKey(name), fillColumn(row[documentKey(name)], facts)])),
  });
  return { rows: rows.map((row) => (mayHaveFacts(row) ? fillRow(row) : row)), hasFacts: true };
}

const textIn = (value: ColumnValue | undefined) => (typeof value === 'string' ? value : '');

const fillNames = (column: ColumnValue | undefined, facts: OrganizationFacts) =>
  JSON.stringify(fillReferenceFacts(readReferences(column) ?? [], facts));

function fillColumn(column: ColumnValue | undefined, facts: OrganizationFacts): ColumnValue {
  const document = readDocument(textIn(column));
  return document ? JSON.stringify(fillDocumentFacts(document, facts)) : (column ?? null);
}
