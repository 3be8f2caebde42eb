import { dayAt } from '@porchlight/contract/dates';
import type { AnyRecord } from '@porchlight/contract/entity';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import { endFieldOf, type Field, fileKindOf, isFile, isSecret } from '@porchlight/contract/fields';
import { takesFacts } from '@porchlight/contract/organization-tokens';
import { isLibraryPicture } from '@porchlight/contract/pictures';
import { hasStates, stateOf } from '@porchlight/contract/publication';
import { documentIn, documentKey } from '@porchlight/contract/rich-text';
import { documentFormValue } from '@porchlight/contract/rich-text-strings';
import { isRequiredInForm } from '@porchlight/contract/schemas';
import { sectionFactsKey } from '@porchlight/contract/sections/section-facts';
import type { EntityFormField } from '@porchlight/ui/inputs/EntityForm';
import { type EntityDefinition, fileKeysOf, fileUrl, namedFields, registerFileKeys } from '../entity/index.ts';
import { LazyMediaPicker, registerSectionPictures } from '../media/index.ts';
import { organization } from '../site/index.ts';
import { dateRemark } from './date-remark.ts';
import { formFieldProps, optionsOf } from './form-field-kinds.ts';
import { formHelp } from './form-help.ts';
import { formTabOf, inTabOrder } from './form-tabs.ts';
import { invisibleRemark } from './invisible-remark.ts';
import { markupRemark } from './markup-remark.ts';
import { optionNotes } from './option-notes.ts';
import { factRemark, textFacts } from './text-facts.ts';

/**
 * Fields of the create or edit form. They are validated by the contract's `formSchema`.
 * @param record the stored record, null for a new one
 */
export function formFields(definition: EntityDefinition, record: AnyRecord | null, now: Date): EntityFormField[] {
  const isNew = record === null;
  const facts = textFacts(organization);
  return inFormOrder(definition).map((field) => ({
    name: field.name,
    kind: field.kind,
    label: field.label,
    ...formFieldProps[field.kind]?.({ definition, field, record, now }),
    ...definedHelp({ help: formHelp[definition.name]?.[field.name], ...field }, isNew),
    required: isRequiredInForm(field, isNew),
    ratio: field.ratio,
    acceptsSound: field.acceptsSound,
    colorRole: field.colorRole,
    about: field.about,
    group: field.group,
    tab: formTabOf(definition.name, field),
    visibleWhen: field.shownWhen,
    ...(hasStates(definition) && publicationControls[field.name]),
    facts: takesFacts(definition, field.name, field) ? facts : undefined,
    library: isLibraryPicture(field) ? LazyMediaPicker : undefined,
    options: field.options && optionsOf(field.options),
    remarkAlsoOf: endFieldOf(definition.fields, field.name),
    end: definition.dated && field.name === 'date' ? endFieldOf(definition.fields, 'date') : undefined,
    remark: (value, end) =>
      optionNotes[field.name]?.[value] ??
      dateRemark(definition, field, value, end, now) ??
      (takesFacts(definition, field.name, field)
        ? factRemark(value, field.kind === 'longText', organization)
        : undefined) ??
      markupRemark(field.kind, value) ??
      invisibleRemark(field.kind, value),
  }));
}

/**
 * An entity's fields in the order in which people think of them: the title, when, where, the picture, the text, the rest,
 * and the web address last.
 */
function inFormOrder(definition: EntityDefinition): readonly (Field & { name: string })[] {
  const fields = namedFields(definition);
  if (!hasStates(definition)) return inTabOrder(definition.name, fields);
  const firstText = fields.findIndex(({ kind }) => kind === 'longText' || kind === 'sections');
  const rankOf = ({ name, kind, group }: Field & { name: string }, index: number) => {
    if (name === definition.mainField) return 0;
    if (kind === 'date' || kind === 'dateTime' || group === 'When') return 1;
    if (group === 'Where') return 2;
    if (kind === 'slug') return 5;
    // What a form is made of comes before the texts around it.
    if (name === 'questions') return 2;
    return firstText === -1 || index < firstText ? 3 : 4;
  };
  const ranks = new Map(fields.map((field, index) => [field, rankOf(field, index)]));
  return fields.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** Additional properties of the form fields that all public records have. */
const publicationControls: Readonly<Record<string, Pick<EntityFormField, 'beside' | 'hidden' | 'visibleWhen'>>> = {
  state: { hidden: true },
  publish_at: { beside: true, visibleWhen: { field: 'state', value: 'scheduled' } },
  visible_until: { beside: true },
};

/** The help text of a field's description; without one, that of its kind stays. */
function definedHelp({ help, helpInEdit = help }: Field, isNew: boolean): Pick<EntityFormField, 'help'> {
  const text = isNew ? help : helpInEdit;
  return text === undefined ? {} : { help: text };
}

/** Initial values of the form for a new record, as its description proposes them. */
export function proposedValues(definition: EntityDefinition, now: Date): Record<string, string> {
  const today = dayAt(now);
  return Object.fromEntries(
    namedFields(definition).flatMap(({ name, proposed, options = {} }) => {
      const values = { today, first: Object.keys(options)[0], yes: 'true' };
      return proposed ? [[name, values[proposed] ?? '']] : [];
    }),
  );
}

/**
 * Initial values for "add another": the dates of the previous record and what its description repeats, as records entered
 * in a row often share them.
 */
export function repeatedValues(definition: EntityDefinition, record: AnyRecord): Record<string, string | number> {
  const stored = formDefaults(definition, record);
  return Object.fromEntries(
    namedFields(definition).flatMap(({ name, kind, repeated }) => {
      const value = stored[name];
      return value === undefined || !(repeated || kind === 'date') ? [] : [[name, value]];
    }),
  );
}

/** Initial values that the URL of the form has: a link to it can propose some, such as `?path=/summer-camp`. */
export function linkedValues({ fields }: EntityDefinition, search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...search].filter(([name]) => {
      const field = fields[name];
      return field !== undefined && !isFile(field) && !isSecret(field);
    }),
  );
}

/** Initial values of the form for a stored record. */
export function formDefaults(definition: EntityDefinition, record: AnyRecord): Record<string, string | number> {
  return Object.fromEntries(
    namedFields(definition).flatMap((field) => {
      const { name, kind, announces } = field;
      // What visitors see without a date was published without one on purpose.
      if (announces) return [[name, String(!record[announces] && stateOf(record) !== 'draft')]];
      const value = name === 'state' && hasStates(definition) ? stateFor(record, field) : record[name];
      if (isFile(field) || value === null || value === undefined) return [];
      const document = kind === 'longText' && documentIn(record[documentKey(name)]);
      // The rich text editor needs access to the text's pictures and films.
      registerFileKeys(fileKeysOf(record));
      if (document) return [[name, documentFormValue(document)]];
      if (kind === 'sections') registerSectionPictures(record[sectionFactsKey(name)]);
      const { toForm } = fieldKindRules[kind];
      if (toForm) return [[name, toForm(value)]];
      return [[name, typeof value === 'number' ? value : String(value)]];
    }),
  );
}

/** A record's state, or the first option if the user may not choose that state. */
function stateFor(record: AnyRecord, { options = {} }: Field): string {
  const state = stateOf(record);
  return state in options ? state : (Object.keys(options)[0] ?? state);
}

/**
 * URLs of the record's files by field, null for empty ones. File names are left out: they are generated by the server.
 */
export function currentFiles(definition: EntityDefinition, record: AnyRecord): Record<string, { url: string } | null> {
  return Object.fromEntries(
    namedFields(definition).flatMap((field) => {
      if (!fileKindOf(field)) return [];
      const url = fileUrl(field, record[field.name], fileKeysOf(record)[field.name]);
      return [[field.name, url ? { url } : null]];
    }),
  );
}
