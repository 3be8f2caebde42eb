import type { ListQuery } from '@porchlight/contract/calls';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { Entity } from '@porchlight/contract/entity';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import { type Field, fieldsOfKind } from '@porchlight/contract/fields';
import { browserListMax, listLimitMax, longTextMaxCharacters, searchMaxCharacters } from '@porchlight/contract/limits';
import { soonestFirst } from '@porchlight/contract/public-paths';
import { hasStates, stateFilters, storedFields } from '@porchlight/contract/publication';
import type { CallParameter, JsonSchema } from '../http/call-schema.ts';
import { rowColumns, sortableFields } from './list-query.ts';

/** Returns the OpenAPI description of a list's parameters: those that `checkListQuery` accepts. */
export function listParameters(name: ResourceName): CallParameter[] {
  const entity = entityOf(name);
  const filters = filterSchema(entity);
  const parameters: Record<
    Exclude<keyof ListQuery, 'state' | 'series' | 'when'>,
    Omit<CallParameter, 'in' | 'name'>
  > = {
    limit: {
      description: `Maximum number of records; values above ${listLimitMax} count as ${listLimitMax}. Without it, the call returns all records.`,
      schema: { type: 'integer', minimum: 1 },
      example: 1,
    },
    offset: { description: 'Number of records to skip.', schema: { type: 'integer', minimum: 0 } },
    sort: {
      description: `A field, with \`-\` before it for descending.${entity.fields.date ? ` Or \`${soonestFirst}\`: upcoming records first, the earliest on top, then past ones, then records without a date. This order has no cursors.` : ''}`,
      schema: { type: 'string', enum: sortOrders(entity), default: 'id' },
      example: '-created_at',
    },
    excerpt: {
      description: 'Shortens long texts to this many characters, so that the response stays small.',
      schema: { type: 'integer', minimum: 1, maximum: longTextMaxCharacters },
    },
    whole: {
      description:
        'If there are at most this many records, the call returns them all and ignores the other parameters.',
      schema: { type: 'integer', minimum: 1, maximum: browserListMax },
    },
    after: {
      description: 'The `x-next-cursor` of a page: returns the next page in the same order.',
      schema: { type: 'string' },
    },
    before: {
      description:
        'The `x-previous-cursor` of a page: returns the page before it in the same order. Not together with `after`.',
      schema: { type: 'string' },
    },
    search: {
      description: 'Words that a record must contain, each in any of its shorter fields. Case and accents are ignored.',
      schema: { type: 'string', maxLength: searchMaxCharacters },
    },
    filter: {
      description:
        'Conditions for fields, as JSON: `is` for a choice, a slug or the id of a record that it refers to, and the days `from` and `to`, both included, for a day or a moment. A record without an end counts as ending when it begins.',
      schema: filters,
      isJson: true,
      example: { created_at: { from: '2026-01-01' } },
    },
  };
  return [
    ...Object.entries(parameters).map(([key, parameter]) => ({ in: 'query' as const, name: key, ...parameter })),
    ...whenParameter(entity),
    ...seriesParameter(entity),
    ...stateParameter(name),
  ];
}

function whenParameter({ fields }: Entity): CallParameter[] {
  if (!fields.date) return [];
  const description = `With the order \`${soonestFirst}\`: only upcoming records and those without a date, or only past ones.`;
  return [{ in: 'query', name: 'when', description, schema: { type: 'string', enum: ['upcoming', 'past'] } }];
}

function seriesParameter({ fields }: Entity): CallParameter[] {
  if (fieldsOfKind(fields, 'recurrence').length === 0) return [];
  const description =
    '`once` has each series once, by its next date or, if it is over, by its last, with the number of `further_dates`. The id of a series has its dates alone.';
  return [{ in: 'query', name: 'series', description, schema: { type: 'string' }, example: 'once' }];
}

/** Returns the OpenAPI description of the parameter by which staff read unpublished records. */
export function stateParameter(name: ResourceName): CallParameter[] {
  if (!hasStates(entityOf(name))) return [];
  const description =
    'For staff: returns records in another state than published, or in any state, with their `state`.';
  return [{ in: 'query', name: 'state', description, schema: { type: 'string', enum: [...stateFilters] } }];
}

function sortOrders({ fields }: Entity): string[] {
  const orders = [...rowColumns, ...sortableFields(fields)].flatMap((each) => [each, `-${each}`]);
  return fields.date ? [...orders, soonestFirst] : orders;
}

const day: JsonSchema = { type: 'string', format: 'date' };
const days: JsonSchema = {
  type: 'object',
  properties: { from: day, to: day },
  minProperties: 1,
  additionalProperties: false,
};

/** A text, or the id of a record. */
const isAny: JsonSchema = {
  type: 'object',
  properties: { is: { type: 'string' } },
  required: ['is'],
  additionalProperties: false,
};

function filterSchema(entity: Entity): JsonSchema {
  const fields = Object.entries(storedFields(entity)).map(([key, field]) => [key, conditionSchema(field)]);
  const properties = {
    created_at: days,
    updated_at: days,
    ...Object.fromEntries(fields.filter(([, schema]) => schema)),
  };
  return { type: 'object', properties, additionalProperties: false };
}

/** The schema of the condition for a field; undefined for a field that can't be filtered. */
function conditionSchema(field: Field): JsonSchema | undefined {
  if (field.filteredByVisitors) return isAny;
  const { filteredBy } = fieldKindRules[field.kind];
  if (filteredBy === undefined) return undefined;
  if (filteredBy === 'days') return days;
  if (filteredBy === 'text' || filteredBy === 'reference') return isAny;
  const values = { option: Object.keys(field.options ?? {}), flag: ['true', 'false'], emptiness: [''] }[filteredBy];
  const is: JsonSchema = { type: 'string', enum: values };
  return { type: 'object', properties: { is }, required: ['is'], additionalProperties: false };
}
