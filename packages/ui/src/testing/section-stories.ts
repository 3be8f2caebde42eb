/** Args and controls of the stories of sections, from their descriptions. */

import { linkAddress, linkParts } from '@porchlight/contract/links';
import type { RichDocument } from '@porchlight/contract/rich-text';
import { documentOf } from '@porchlight/contract/rich-text-strings';
import type { SectionDescription, SectionField, SectionFields } from '@porchlight/contract/sections/section';
import type { ArgTypes } from '@storybook/react-vite';
import type {
  PropsOf,
  SectionFile,
  SectionFilm,
  SectionLink,
  SectionPicture,
  SectionPlace,
} from '../sections/section-props.ts';
import { sampleDocument } from './sample-document.ts';
import { longTitle } from './sample-site.ts';

/** The place of a section in the middle of a page. */
export const samplePlace: SectionPlace = { id: 'sample', spacing: 'full', isFirst: false, isInColumn: false };
/** The place of a page's first section. */
export const firstPlace: SectionPlace = { ...samplePlace, isFirst: true };
/** The place of a section in a column. */
export const columnPlace: SectionPlace = { ...samplePlace, isInColumn: true };

/** A text that is too long, has no space to break at, and looks like markup. */
export const hostileText = `${longTitle} <b>${'https://example.org/'.padEnd(90, 'an-address-that-never-ends')}</b>`;

type Value =
  | string
  | number
  | boolean
  | null
  | RichDocument
  | SectionPicture
  | SectionFile
  | SectionFilm
  | SectionLink
  | readonly Values[];
interface Values {
  readonly [name: string]: Value;
}

/** Which values: all of the sample, only what is required, or long texts everywhere. */
type Choice = 'sample' | 'required' | 'long';

/** The props of a section's sample, with stand-ins for files. */
export function sectionArgs<F extends SectionFields>(
  { fields, sample }: SectionDescription<F>,
  choice: Choice = 'sample',
): PropsOf<F> {
  // The types of the props follow from the fields, which TypeScript can't see in a loop.
  return valuesOf(fields, sample, choice) as unknown as PropsOf<F>;
}

function valuesOf(fields: SectionFields, sample: Readonly<Record<string, unknown>>, choice: Choice): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, propOf(field, sample[name], choice)]));
}

function propOf(field: SectionField, value: unknown, choice: Choice): Value {
  if (choice === 'required' && !field.required) return emptyProp(field);
  if (choice === 'long' && !field.isUnread) {
    if (field.kind === 'text') return `${field.label}: ${hostileText}`;
    if (field.kind === 'longText') return sampleDocument;
  }
  if (field.kind === 'items') {
    const items = Array.isArray(value) ? value : [];
    return (choice === 'required' ? items.slice(0, 1) : items).map((item) =>
      valuesOf(field.fields ?? {}, item, choice),
    );
  }
  if (typeof value === 'string' && value !== '') return textProp(field, value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : emptyProp(field);
}

function emptyProp({ kind, options = {} }: SectionField): Value {
  if (kind === 'choice') return Object.keys(options)[0] ?? '';
  if (kind === 'items') return [];
  if (kind === 'boolean') return false;
  return kind === 'text' ? '' : null;
}

function textProp({ kind }: SectionField, value: string): Value {
  switch (kind) {
    case 'longText':
      return documentOf(value);
    case 'image':
      return { src: '/images/dusk.svg', alt: 'The sun goes down over red fields and a line of pines' };
    case 'pdf':
      return { href: '/pdfs/form.pdf', sizeBytes: 21_218 };
    case 'film':
      return { sources: [{ src: '/media/forest.webm', type: 'video/webm' }], seconds: 95 };
    case 'captions':
      return 'data:text/vtt,WEBVTT%0A%0A00:01.000%20--%3E%2000:04.000%0ABring%20two%20jars.';
    case 'link':
      return { href: linkAddress(value) ?? '/', newTab: linkParts(value).type === 'website' };
    default:
      return value;
  }
}

/** Storybook's controls for the fields of a section. */
export function sectionArgTypes({ fields }: Pick<SectionDescription, 'fields'>): Partial<ArgTypes> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { name: field.label, description: field.help ?? '', control: controlOf(field), ...optionsOf(field) },
    ]),
  );
}

function controlOf({ kind, options = {} }: SectionField) {
  if (kind === 'choice')
    return {
      type: Object.keys(options).length > 3 ? ('select' as const) : ('inline-radio' as const),
      labels: { ...options },
    };
  if (kind === 'boolean' || kind === 'number' || kind === 'text') return { type: kind };
  return { type: 'object' as const };
}

const optionsOf = ({ options }: SectionField) => (options ? { options: Object.keys(options) } : {});
