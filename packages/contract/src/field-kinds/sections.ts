import { itemsText, readItems } from '../items.ts';
import { richTextMaxBytes, sectionsMaxCount } from '../limits.ts';
import { sectionLinkTypes } from '../links.ts';
import { documentIn, storedCaptionsName, storedFilmName } from '../rich-text.ts';
import { documentOf, readDocument } from '../rich-text-strings.ts';
import { descriptionOf, sectionKinds } from '../sections/kinds.ts';
import type {
  SectionField,
  SectionFields,
  SectionFileKind,
  SectionValue,
  SectionValues,
  StoredSection,
} from '../sections/section.ts';
import { isValues, itemsOf, readSections, sectionLabel } from '../sections/stored-sections.ts';
import { z } from '../zod.ts';
import { documentInputSchema } from './document.ts';
import type { FieldKindRules, RulesLookup } from './field-kind-rules.ts';
import { emptyText, emptyTo, filled, visible } from './input-schemas.ts';

/** What is wrong with one value of a section. */
export interface SectionProblem {
  /** Place of the section, from 0. */
  index: number;
  /** Where the value is: the name of a field, or that of a list, the place of an item and the name of its field. */
  path: readonly (string | number)[];
  /** Labels on the way to it, such as 'Point 2, Title'. */
  place: string;
  message: string;
}

/** What the names of stored files look like, and what a file is called in messages. */
const fileNames: Readonly<Record<SectionFileKind, { pattern: RegExp; word: string }>> = {
  image: { pattern: /^[0-9a-f]{16,64}\.(?!pdf|mp4|webm|vtt)[a-z]{3,4}$/, word: 'picture' },
  pdf: { pattern: /^[0-9a-f]{16,64}(?:\.\d{1,6})?\.pdf$/, word: 'PDF' },
  film: { pattern: storedFilmName, word: 'video' },
  captions: { pattern: storedCaptionsName, word: 'captions file' },
};

/** The sections of a page, in order. Stored as JSON, and in requests an array or JSON. */
export const sectionsRules: FieldKindRules = {
  input: (_, rulesOf) =>
    emptyTo(
      '',
      z.unknown().transform((value, context) => {
        const result = checkSections(value, rulesOf);
        if (typeof result !== 'string') return result;
        context.addIssue({ code: 'custom', message: result });
        return z.NEVER;
      }),
    ),
  response: () =>
    z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        version: z.int(),
        hidden: z.literal(true).optional(),
        values: z.record(z.string(), z.unknown()),
      }),
    ),
  stored: 'list',
  isIndexed: false,
  toForm: (value) => itemsText(readItems(value) ?? []),
  fromForm: (typed) => readItems(typed) ?? [],
  sample: (_, seed) => [sampleSection(seed)],
  notes: {
    input: {
      type: 'array',
      maxItems: sectionsMaxCount,
      description:
        'In a form, its JSON. The values depend on the kind; a section of a kind or version that the server does not know is kept as it is.',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'Stays the same wherever the section is moved.' },
          kind: { type: 'string' },
          version: { type: 'integer' },
          hidden: { type: 'boolean', enum: [true] },
          values: { type: 'object' },
        },
        required: ['id', 'kind', 'version', 'values'],
      },
    },
  },
};

function sampleSection(seed: number): StoredSection {
  const { version, fields, sample } = sectionKinds.quote;
  return { id: `quote-${seed}`, kind: 'quote', version, values: sampleValues(fields, sample) };
}

/** Finds what is wrong with the values of sections, in order. @param value as in a form or a request */
export function sectionProblems(value: unknown, rulesOf: RulesLookup): SectionProblem[] {
  return (readSections(value) ?? []).flatMap((section, index) =>
    checkSection(section, rulesOf).problems.map((problem) => ({ index, ...problem })),
  );
}

/** Returns the sections as they are stored, or the error. */
function checkSections(value: unknown, rulesOf: RulesLookup): StoredSection[] | string {
  const sections = readSections(value);
  if (!sections) return 'This has to be a list of sections, as JSON.';
  if (sections.length > sectionsMaxCount) return `A page can have at most ${sectionsMaxCount} sections.`;
  const ids = new Set(sections.map(({ id }) => id));
  if (ids.size < sections.length || sections.some(({ id }) => !/^[\w-]{1,64}$/.test(id)))
    return 'Each section needs an id of its own, of letters, digits, _ and -.';
  const [first, ...others] = sectionProblems(sections, rulesOf);
  if (first) {
    const section = sections[first.index];
    const name = section ? sectionLabel(section) : '';
    const place = `Section ${first.index + 1} (${name}), ${first.place}: ${first.message}`;
    return others.length === 0 ? place : `${place} And ${others.length} more.`;
  }
  const checked = sections.map((section) => checkSection(section, rulesOf).section);
  const isTooLarge = new TextEncoder().encode(JSON.stringify(checked)).length > richTextMaxBytes;
  return isTooLarge ? 'This page is too long altogether. Shorten the texts, or part it into two pages.' : checked;
}

type Problem = Omit<SectionProblem, 'index'>;

function checkSection(section: StoredSection, rulesOf: RulesLookup) {
  const { id, kind, version, hidden, values } = section;
  const description = descriptionOf(section);
  const problems: Problem[] = [];
  const shared = { id, kind, version: description?.version ?? version, ...(hidden && { hidden: true as const }) };
  // A newer program has written it, and will read it again.
  if (!description) return { section: { ...shared, values }, problems };
  const report = (path: Problem['path'], place: string, message: string) => problems.push({ path, place, message });
  return { section: { ...shared, values: checkValues(description.fields, values, rulesOf, report) }, problems };
}

type Report = (path: Problem['path'], place: string, message: string) => void;

function checkValues(
  fields: SectionFields,
  values: SectionValues,
  rulesOf: RulesLookup,
  report: Report,
): SectionValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, SectionValue] => {
      const value = values[name];
      if (field.kind === 'items') return [name, checkItems(name, field, value, rulesOf, report)];
      const result = schemaOf(field, rulesOf).safeParse(value ?? emptyInput(field));
      if (result.success) return [name, result.data];
      report([name], field.label, result.error.issues[0]?.message ?? emptyText);
      return [name, null];
    }),
  );
}

function checkItems(
  name: string,
  { label, fields = {}, itemName = 'item', maxItems, required }: SectionField,
  value: SectionValue | undefined,
  rulesOf: RulesLookup,
  report: Report,
): SectionValues[] {
  const items = itemsOf(value ?? null);
  if (value && !(Array.isArray(value) && value.every(isValues))) report([name], label, 'This has to be a list.');
  if (required && items.length === 0) report([name], label, `This needs at least one ${itemName}.`);
  if (maxItems && items.length > maxItems) report([name], label, `This can have at most ${maxItems}.`);
  return items.map((item, index) =>
    checkValues(fields, item, rulesOf, (path, place, message) =>
      report([name, index, ...path], `${itemName} ${index + 1}, ${place}`, message),
    ),
  );
}

/** The schemas of fields: building those of a long page takes longer than checking it. */
const schemas = new WeakMap<SectionField, z.ZodType<SectionValue>>();

function schemaOf(field: SectionField, rulesOf: RulesLookup): z.ZodType<SectionValue> {
  const schema = schemas.get(field) ?? newSchema(field, rulesOf);
  schemas.set(field, schema);
  return schema;
}

/** The schema of a value: most are those of the same kind elsewhere. */
function newSchema(
  { kind, required, fields: _, ...rest }: SectionField,
  rulesOf: RulesLookup,
): z.ZodType<SectionValue> {
  switch (kind) {
    case 'longText':
      return z
        .preprocess(toDocument, documentInputSchema())
        .refine((document) => !required || document !== null, emptyText);
    case 'image':
    case 'pdf':
    case 'film':
    case 'captions':
      return fileSchema(kind, Boolean(required));
    default: {
      const field = { linkTypes: kind === 'link' ? sectionLinkTypes : undefined, ...rest, required, kind };
      const { input, dropsInvisible } = rulesOf(field);
      const schema = input(field, rulesOf) ?? z.never();
      const clean = dropsInvisible ? visible(schema) : schema;
      return (required ? filled(clean, field) : clean).pipe(z.union([z.string(), z.number(), z.boolean(), z.null()]));
    }
  }
}

function fileSchema(kind: SectionFileKind, isRequired: boolean): z.ZodType<SectionValue> {
  const { pattern, word } = fileNames[kind];
  return emptyTo(
    null,
    z.string(`This has to be the name of a ${word}.`).regex(pattern, `This is not the name of a ${word}.`).nullable(),
  ).refine((name) => !isRequired || name !== null, `Choose a ${word}.`);
}

/** A long text may be sent as plain text too. */
function toDocument(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  return readDocument(value) ?? documentOf(value);
}

/** What an empty value is sent as: its first option where one has to be chosen. */
const emptyInput = ({ options = {} }: SectionField) => Object.keys(options)[0] ?? '';

/** The values of a new section: nothing, and the first option of each choice. */
export function emptyValues(fields: SectionFields): SectionValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, SectionValue] => [name, emptyValue(field)]),
  );
}

function emptyValue(field: SectionField): SectionValue {
  switch (field.kind) {
    case 'items':
      return [];
    case 'longText':
    case 'image':
    case 'pdf':
    case 'film':
    case 'captions':
    case 'number':
      return null;
    case 'boolean':
      return false;
    default:
      return emptyInput(field);
  }
}

/** The values of a section’s sample, as they would be stored. */
export function sampleValues(fields: SectionFields, sample: Readonly<Record<string, unknown>>): SectionValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, SectionValue] => [name, sampleValue(field, sample[name])]),
  );
}

function sampleValue(field: SectionField, value: unknown): SectionValue {
  if (field.kind === 'items')
    return Array.isArray(value) ? value.filter(isValues).map((item) => sampleValues(field.fields ?? {}, item)) : [];
  if (field.kind === 'longText')
    return documentIn(value) ?? (typeof value === 'string' && value ? documentOf(value) : null);
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? value : emptyValue(field);
}
