import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { byName, entityOf, type ResourceName } from '../packages/contract/src/entities.ts';
import { type Field, isFile } from '../packages/contract/src/fields.ts';
import { hasStates } from '../packages/contract/src/publication.ts';
import { sampleValues } from '../packages/contract/src/testing/sample-values.ts';
import { samplePdf } from './sample-pdf.ts';

/** Facts about an entity for a journey through its dashboard screens. */
export interface DashboardResource {
  /** Last segment of its list's address. */
  list: string;
  /** The part after `create-`, `edit-` and `show-`. */
  noun: string;
  /** 'action network', as in 'Create action network'. */
  singular: string;
  /** Heading of its list. */
  plural: string;
  /** Label of its main field. */
  main: string;
  /** Values for its other required fields and its links, by label. */
  fields: Record<string, string>;
  /** Label of its file field, and the kind of file. */
  file?: { label: string; kind: 'picture' | 'pdf' };
  /** Text of the form's first button for a new record. */
  create: string;
  /** Text of the edit form's submit button. */
  update?: string;
  /** Last segment of the address that a saved edit leads to. */
  edited?: string;
}

/** These facts for all entities. */
export const dashboardResources = byName(dashboardResource);

function dashboardResource(name: ResourceName): DashboardResource {
  const { screens, singular, plural, fields, mainField, updateLabel, edited } = entityOf(name);
  const values = sampleValues(name);
  const hasValue = ([field, { kind, required }]: [string, Field]) =>
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
        .filter(hasValue)
        .map(([field, { label, options }]) => [label, options?.[String(values[field])] ?? String(values[field])]),
    ),
    file: file && { label: file.label, kind: file.kind === 'pdf' ? 'pdf' : 'picture' },
    create: hasStates(entityOf(name)) ? 'Publish' : `Create ${singular}`,
    update: updateLabel,
    edited,
  };
}

/** A sample file of a given kind. */
export async function sampleFile(kind: 'picture' | 'pdf') {
  return kind === 'pdf'
    ? { name: 'minutes.pdf', mimeType: 'application/pdf', buffer: await samplePdf('Minutes') }
    : { name: 'porch.png', mimeType: 'image/png', buffer: await ownPicture() };
}

/** A picture that no other journey has stored, since the library stores each only once. */
function ownPicture(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width: 4, height: 3, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}
