import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { byName, entityOf, type ResourceName } from '../packages/contract/src/entities.ts';
import { type Field, isFile } from '../packages/contract/src/fields.ts';
import { sampleValues } from '../packages/contract/src/testing/sample-values.ts';
import { samplePdf } from './sample-pdf.ts';

/** What a journey through an entity's dashboard screens has to know of it. */
export interface DashboardResource {
  /** Last segment of its list's address. */
  list: string;
  /** What follows `create-`, `edit-` and `show-`. */
  noun: string;
  /** 'action network', as in 'Create action network'. */
  singular: string;
  /** Heading of its list. */
  plural: string;
  /** Label of the field that names a record. */
  main: string;
  /** What its other required fields and its links are given, by their labels. */
  fields: Record<string, string>;
  /** Label of the field that takes a file, and the file. */
  file?: { label: string; kind: 'picture' | 'pdf' };
  /** Words of the edit form's button. */
  update?: string;
  /** Last segment of the address that an edit leads to. */
  edited?: string;
}

/** The entities as the dashboard names them. */
export const dashboardResources = byName(dashboardResource);

function dashboardResource(name: ResourceName): DashboardResource {
  const { screens, singular, plural, fields, mainField, updateLabel, edited } = entityOf(name);
  const values = sampleValues(name);
  const written = ([field, { kind, required }]: [string, Field]) =>
    field !== mainField && field in values && (required || kind === 'url');
  const file = Object.values(fields).find(isFile);
  return {
    list: screens.list,
    noun: screens.one,
    singular,
    plural,
    main: fields[mainField]?.label ?? '',
    fields: Object.fromEntries(
      Object.entries(fields)
        .filter(written)
        .map(([field, { label, options }]) => [label, options?.[String(values[field])] ?? String(values[field])]),
    ),
    file: file && { label: file.label, kind: file.kind === 'pdf' ? 'pdf' : 'picture' },
    update: updateLabel,
    edited,
  };
}

/** A file of the kind that a field takes. */
export async function sampleFile(kind: 'picture' | 'pdf') {
  return kind === 'pdf'
    ? { name: 'minutes.pdf', mimeType: 'application/pdf', buffer: await samplePdf('Minutes') }
    : { name: 'porch.png', mimeType: 'image/png', buffer: await ownPicture() };
}

/** A picture that no other journey has stored: the library has each once. */
function ownPicture(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width: 4, height: 3, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}
