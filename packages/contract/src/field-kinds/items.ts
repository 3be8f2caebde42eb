import type { Field, FieldItem, Fields, ItemValue } from '../fields.ts';
import { questionProblems } from '../forms/question-problems.ts';
import { isInvisible } from '../invisible-characters.ts';
import { itemsText, newItemKey, readItems } from '../items.ts';
import { itemsMaxCount, richTextMaxBytes } from '../limits.ts';
import { z } from '../zod.ts';
import type { FieldKindRules, ItemProblem, RulesLookup } from './field-kind-rules.ts';
import { emptyText, emptyTo, filled, visible } from './input-schemas.ts';

/** A list of groups of fields, in an order that people choose. Stored as JSON, and in requests an array or JSON. */
export const itemsRules: FieldKindRules = {
  input: (field, rulesOf) =>
    emptyTo(
      '',
      z.unknown().transform((value, context) => {
        const result = checkItems(field, value, rulesOf);
        if (typeof result !== 'string') return result;
        context.addIssue({ code: 'custom', message: result });
        return z.NEVER;
      }),
    ),
  response,
  stored: 'list',
  isIndexed: false,
  toForm: (value) => itemsText(readItems(value) ?? []),
  fromForm: (typed) => readItems(typed) ?? [],
  problem: ({ fields = {}, minItems = 1, maxItems = itemsMaxCount }) => {
    if (Object.keys(fields).length === 0)
      return 'is a list of items without fields: describe those of an item in fields.';
    const isPossible = minItems >= 1 && minItems <= maxItems && maxItems <= itemsMaxCount;
    return isPossible
      ? undefined
      : `has limits that no list meets: use 1 to ${itemsMaxCount}, the smaller in minItems.`;
  },
  sample: ({ fields = {}, minItems = 1 }, seed, rulesOf) =>
    Array.from({ length: minItems }, (_, index) =>
      mapFields(fields, (field) => itemValue(rulesOf(field).sample(field, seed + index, rulesOf))),
    ),
  notes: {
    input: ({ fields = {}, minItems = 1, maxItems = itemsMaxCount, required }, noteOf) => ({
      type: 'array',
      description: 'In a form, its JSON.',
      minItems: required ? minItems : 0,
      maxItems,
      items: { type: 'object', properties: mapFields(fields, noteOf), required: requiredNames(fields) },
    }),
  },
};

/** Finds what is wrong with the fields of the items, in order. @param value as in a form or a request */
export function itemProblems({ fields = {}, itemRule }: Field, value: unknown, rulesOf: RulesLookup): ItemProblem[] {
  const items = readItems(value) ?? [];
  const found = items.flatMap((item, index) => checkItem(fields, item, rulesOf).problems(index));
  return found.length === 0 && itemRule ? ruleProblems[itemRule](items) : found;
}

/** What has to be true of the items of a list besides what is true of each field. */
const ruleProblems: Readonly<Record<NonNullable<Field['itemRule']>, typeof questionProblems>> = {
  questions: questionProblems,
};

/** Returns the items as they are stored, or the error. */
function checkItems(field: Field, value: unknown, rulesOf: RulesLookup): FieldItem[] | string {
  const { fields = {}, itemName = 'item', minItems = 1, maxItems = itemsMaxCount, required } = field;
  const items = readItems(value);
  if (!items) return 'This has to be a list of objects, as JSON.';
  if (items.length > maxItems) return `This can have at most ${counted(maxItems, field)}.`;
  if (items.length < minItems && (items.length > 0 || required))
    return `This needs at least ${counted(minItems, field)}.`;
  const [first, ...others] = itemProblems(field, items, rulesOf);
  if (first) {
    const place = `${capitalized(itemName)} ${first.index + 1}, ${fields[first.name]?.label}: ${first.message}`;
    return others.length === 0 ? place : `${place} And ${others.length} more.`;
  }
  const checked = withKeys(
    fields,
    items.map((item) => checkItem(fields, item, rulesOf).item),
  );
  const isTooLarge = new TextEncoder().encode(JSON.stringify(checked)).length > richTextMaxBytes;
  return isTooLarge ? 'This is too long altogether. Shorten the texts, or remove some.' : checked;
}

function checkItem(fields: Fields, values: Readonly<Record<string, unknown>>, rulesOf: RulesLookup) {
  const isBlank = Object.keys(fields).every((name) => isEmpty(values[name]));
  const found: Omit<ItemProblem, 'index'>[] = [];
  const item = mapFields(fields, (field, name) => {
    const result = schemaOf(field, rulesOf).safeParse(values[name] ?? emptyInput(field));
    if (result.success) return itemValue(result.data);
    found.push({ name, message: result.error.issues[0]?.message ?? emptyText });
    return null;
  });
  const [firstName = ''] = Object.keys(fields);
  if (isBlank && found.length === 0) found.push({ name: firstName, message: emptyText });
  return { item, problems: (index: number) => found.map((problem): ItemProblem => ({ index, ...problem })) };
}

function schemaOf(field: Field, rulesOf: RulesLookup): z.ZodType {
  const { input, dropsInvisible } = rulesOf(field);
  const schema = input(field, rulesOf) ?? z.never();
  const clean = dropsInvisible ? visible(schema) : schema;
  return field.required ? filled(clean, field) : clean;
}

/** Gives a key to items that have none, or that of another one: they were copied, or sent by a program. */
function withKeys(fields: Fields, items: readonly FieldItem[]): FieldItem[] {
  const [name, { itemKeys } = {}] = Object.entries(fields).find(([, { isItemKey }]) => isItemKey) ?? [];
  if (name === undefined) return [...items];
  const sent = items.map((item) => item[name]);
  const used = new Set<unknown>(['']);
  return items.map((item) => {
    const isKey = !used.has(item[name]) && (itemKeys?.includes(String(item[name])) ?? true);
    const key = isKey ? item[name] : newItemKey([...sent, ...used], itemKeys);
    used.add(key);
    return { ...item, [name]: key ?? '' };
  });
}

/** Stored items of an earlier description may lack a field, or have a value that is valid no more. */
function response({ fields = {} }: Field, rulesOf: RulesLookup): z.ZodType {
  const schemas = mapFields(fields, (field) => rulesOf(field).response(field, rulesOf) ?? z.never());
  return z.preprocess(
    (value) =>
      readItems(value)?.map((item) =>
        mapFields(fields, (field, name) => {
          const result = schemas[name]?.safeParse(item[name]);
          return result?.success
            ? result.data
            : schemaOf({ ...field, required: undefined }, rulesOf).parse(emptyInput(field));
        }),
      ),
    z.array(z.object(schemas)),
  );
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || (typeof value === 'string' && isInvisible(value));

/** What an empty field is sent as: its first option where one has to be chosen. */
const emptyInput = ({ options = {} }: Field) => Object.keys(options)[0] ?? '';

const requiredNames = (fields: Fields) => Object.keys(fields).filter((name) => fields[name]?.required);

const counted = (count: number, { itemName = 'item', itemPlural = `${itemName}s` }: Field) =>
  `${count} ${count === 1 ? itemName : itemPlural}`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function itemValue(value: unknown): ItemValue {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? value : null;
}

function mapFields<Value>(fields: Fields, map: (field: Field, name: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));
}
