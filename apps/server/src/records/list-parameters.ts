import type { ListQuery } from '@porchlight/contract/calls';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { Entity } from '@porchlight/contract/entity';
import { isSecret } from '@porchlight/contract/fields';
import { browserListMax, listLimitMax, longTextMaxCharacters, searchMaxCharacters } from '@porchlight/contract/limits';
import { soonestFirst } from '@porchlight/contract/public-paths';
import { hasStates, stateFilters, storedFields } from '@porchlight/contract/publication';
import type { CallParameter, JsonSchema } from '../http/call-description.ts';
import { rowColumns } from './list-query.ts';

/** Returns the OpenAPI description of a list's parameters: those that `checkListQuery` accepts. */
export function listParameters(name: ResourceName): CallParameter[] {
  const entity = entityOf(name);
  const filters = filterSchema(entity);
  const parameters: Record<Exclude<keyof ListQuery, 'state'>, Omit<CallParameter, 'in' | 'name'>> = {
    limit: {
      description: `How many records at most. More than ${listLimitMax} is ${listLimitMax}. Without it all are answered.`,
      schema: { type: 'integer', minimum: 1 },
      example: 1,
    },
    offset: { description: 'How many records to pass over first.', schema: { type: 'integer', minimum: 0 } },
    sort: {
      description: `A field, with \`-\` before it for descending.${entity.fields.date ? ` Or \`${soonestFirst}\`: what is to come, the earliest first, then what is over, then what has no date; without cursors.` : ''}`,
      schema: { type: 'string', enum: sortOrders(entity), default: 'id' },
      example: '-created_at',
    },
    excerpt: {
      description: 'Cuts long texts to so many characters, so that the answer stays small.',
      schema: { type: 'integer', minimum: 1, maximum: longTextMaxCharacters },
    },
    whole: {
      description: 'Answers everything, whatever else is asked for, when there are no more records than this.',
      schema: { type: 'integer', minimum: 1, maximum: browserListMax },
    },
    after: {
      description: 'What `x-next-cursor` of a page said: the page that follows it in the same order.',
      schema: { type: 'string' },
    },
    before: {
      description: 'What `x-previous-cursor` of a page said: the page before it in the same order. Not beside `after`.',
      schema: { type: 'string' },
    },
    search: {
      description:
        'Words that a record has to have, each in any of its shorter fields, whatever their case and accents.',
      schema: { type: 'string', maxLength: searchMaxCharacters },
    },
    filter: {
      description:
        'What single fields have to hold, as JSON: of a choice `is`, of a day or a moment the days `from` and `to`, both included. What has no end counts as ending when it begins.',
      schema: filters,
      isJson: true,
      example: { created_at: { from: '2026-01-01' } },
    },
  };
  return [
    ...Object.entries(parameters).map(([key, parameter]) => ({ in: 'query' as const, name: key, ...parameter })),
    ...stateParameter(name),
  ];
}

/** Returns the OpenAPI description of the parameter by which staff read unpublished records. */
export function stateParameter(name: ResourceName): CallParameter[] {
  if (!hasStates(entityOf(name))) return [];
  const description = 'For staff: records of another state than published, or all, answered with their `state`.';
  return [{ in: 'query', name: 'state', description, schema: { type: 'string', enum: [...stateFilters] } }];
}

function sortOrders({ fields }: Entity): string[] {
  const named = Object.entries(fields).flatMap(([key, field]) => (isSecret(field) ? [] : [key]));
  const orders = [...rowColumns, ...named].flatMap((each) => [each, `-${each}`]);
  return fields.date ? [...orders, soonestFirst] : orders;
}

const day: JsonSchema = { type: 'string', format: 'date' };
const days: JsonSchema = {
  type: 'object',
  properties: { from: day, to: day },
  minProperties: 1,
  additionalProperties: false,
};

function filterSchema(entity: Entity): JsonSchema {
  const fields = storedFields(entity);
  const properties: Record<string, JsonSchema> = { created_at: days, updated_at: days };
  for (const [key, { kind, options = {} }] of Object.entries(fields)) {
    if (kind === 'date' || kind === 'dateTime') properties[key] = days;
    const values = { choice: Object.keys(options), boolean: ['true', 'false'], text: [''] }[String(kind)];
    if (!values) continue;
    const is: JsonSchema = { type: 'string', enum: values };
    properties[key] = { type: 'object', properties: { is }, required: ['is'], additionalProperties: false };
  }
  return { type: 'object', properties, additionalProperties: false };
}
