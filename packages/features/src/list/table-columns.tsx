import { dayOf, formatShortDate, formatShortDays, formatSpan } from '@porchlight/contract/dates';
import type { AnyRecord } from '@porchlight/contract/entity';
import { endFieldOf, type Field, fieldsOfKind, isReturned, referencedFile } from '@porchlight/contract/fields';
import { readItems } from '@porchlight/contract/items';
import { hasStates, type SetOfRecord, stateNames, stateOf } from '@porchlight/contract/publication';
import type { EntityColumn } from '@porchlight/ui/data-display/EntityTable';
import { formatFieldValue } from '@porchlight/ui/data-display/FieldValue';
import type { ReactNode } from 'react';
import { formatAgo } from '../dates/index.ts';
import { type EntityDefinition, fileKeysOf, recordTitle, textAsRead } from '../entity/index.ts';
import { thumbnailUrl } from '../urls/index.ts';
import type { ReferenceLabels } from './useReferenceLabels.ts';

/**
 * Columns of the list; the last one shows when a row was changed.
 * @param changedBy renders who changed it, after the date
 * @param note what the second line says besides, about a row
 * @param labels names of the records that fields refer to, by field and id, for filters
 */
export function tableColumns(
  definition: EntityDefinition,
  changedBy?: (record: AnyRecord) => ReactNode,
  labels: ReferenceLabels = {},
  note?: (record: AnyRecord) => string,
): EntityColumn<AnyRecord>[] {
  const { secondLine } = definition;
  const picture = pictureField(definition);
  const state = hasStates(definition) ? ['state'] : [];
  const end = endFieldOf(definition.fields, 'date');
  const references = fieldsOfKind(definition.fields, 'references');
  const names = [...definition.columns, ...(end ? [end] : []), ...references, ...state, 'created_at', 'updated_at'];
  const isHidden = new Set([end, ...references, 'created_at', ...(definition.hiddenColumns ?? [])]);
  const columns = columnsOf(definition, [...new Set(names)]).map(withTextAsRead);
  const second = columns.find((column) => column.field === secondLine);
  return columns.map((column) => {
    if (column.main) {
      return {
        ...column,
        value: (record) => recordTitle(definition, record),
        text: (record) => recordTitle(definition, record),
        ...(picture && {
          fileUrl: (record: AnyRecord) => pictureUrl(record, picture, 160),
          pictureUrl: (record: AnyRecord) => pictureUrl(record, picture, 480),
        }),
        chips: (record) => chipsOf(definition, record),
        ...((second || state.length > 0) && {
          secondLine: (record) =>
            [secondLineOf(definition, record, second), note?.(record)].filter(Boolean).join(' · '),
        }),
      };
    }
    const { kind, computed } = definition.fields[column.field] ?? {};
    if (column.field === 'updated_at' || (computed && kind === 'dateTime')) {
      const isChange = column.field === 'updated_at';
      return {
        ...column,
        ...(isChange
          ? { isRareFilter: true, suffix: changedBy, shownFromPx: changedFromPx }
          : { widthPx: agoWidthPx, isDetail: false }),
        shortText: (record) => (record[column.field] ? formatAgo(String(record[column.field]), new Date()) : ''),
      };
    }
    // Hidden columns are still searched and can be shown. An unpublished record's state is shown before its title.
    const isState = column.field === 'state';
    return {
      ...column,
      ...(computed && { isDetail: false }),
      hidden: column === second || isState || isHidden.has(column.field),
      ...(labels[column.field] && { optionLabels: labels[column.field] }),
      ...(isState && { sortable: false }),
      isRareFilter: isState || [end, 'created_at'].includes(column.field),
      // A record without an end is filtered by its start.
      ...(column.field === end && { filterValue: (record) => record[column.field] ?? record.date }),
    };
  });
}

/** Name of the entity's first picture field; undefined if it has none. */
export function pictureField({ fields }: EntityDefinition): string | undefined {
  return fieldsOfKind(fields, 'image')[0];
}

/**
 * Columns of an export: all fields of a record. Items that have a key each have a column for each key that occurs in the
 * records, such as one for each question of a form.
 */
export function exportColumns(
  definition: EntityDefinition,
  records: readonly AnyRecord[] = [],
): EntityColumn<AnyRecord>[] {
  const columns = columnsOf(definition, ['id', ...shownFields(definition), 'created_at', 'updated_at']);
  return columns.flatMap((column) => {
    const keyed = definition.fields[column.field]?.exportedBy;
    return keyed ? keyedColumns(column, keyed, records) : [column];
  });
}

function keyedColumns(
  { field }: EntityColumn<AnyRecord>,
  { key, heading, value }: NonNullable<Field['exportedBy']>,
  records: readonly AnyRecord[],
): EntityColumn<AnyRecord>[] {
  const itemsOf = (record: AnyRecord) => readItems(record[field]) ?? [];
  const headings = new Map<unknown, string>();
  for (const record of records)
    for (const item of itemsOf(record))
      if (!headings.has(item[key])) headings.set(item[key], String(item[heading] ?? ''));
  return [...headings].map(([name, header]) => ({
    ...{ field: `${field}.${String(name)}`, header, kind: 'text' as const },
    value: (record) => itemsOf(record).find((item) => item[key] === name)?.[value] ?? '',
  }));
}

/** Names of the fields that responses include: all but passwords and picture selections, which are write-only. */
function shownFields({ fields }: EntityDefinition): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (isReturned(field) ? [name] : []));
}

/** An unpublished record's state, and exceptions such as a canceled event's. */
function chipsOf({ fields, exception = '' }: EntityDefinition, record: AnyRecord): string[] {
  const state = stateOf(record);
  const [, ...exceptions] = Object.entries(fields[exception]?.options ?? {});
  const notice = exceptions.find(([value]) => value === record[exception])?.[1];
  const chips = [state !== 'published' && (record.replaces ? 'Changes: ' : '') + stateNames[state], notice];
  return chips.filter((chip) => typeof chip === 'string');
}

/**
 * The line below the title, unless the title says it already; starts with the moment at which a scheduled record is
 * published.
 */
function secondLineOf(
  { mainField, nameField }: EntityDefinition,
  record: AnyRecord,
  second: EntityColumn<AnyRecord> | undefined,
): string {
  const isTitle = second?.field === nameField && !record[mainField];
  const moment = record.publish_at && formatShortDate(String(record.publish_at), { now: new Date(), withTime: true });
  // A set says when it goes live.
  const set = record.change_set as SetOfRecord | undefined;
  return [
    set && `In the set “${set.name}”`,
    moment && `Goes live ${moment}`,
    second && !isTitle && columnText(second, record),
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * Thumbnail URL of a record's picture; null if it has none.
 * @param widthPx width of the thumbnail: at least twice the picture's CSS pixels, for high-density screens
 */
function pictureUrl(record: AnyRecord, field: string | undefined, widthPx: 160 | 480): string | null {
  const name = field && record[field];
  if (!field || !name) return null;
  const key = fileKeysOf(record)[field];
  return thumbnailUrl(String(name), widthPx) + (key ? `&${key}` : '');
}

/** Text of a column whose own text may depend on other fields. */
function columnText({ text, kind, field, optionLabels }: EntityColumn<AnyRecord>, record: AnyRecord): string {
  return text && record[field] ? text(record) : formatFieldValue(kind, record[field], optionLabels);
}

/**
 * Returns the text of a cell that the kind of its field doesn't give: an event's days, without hours that it doesn't
 * have, and an uploaded sound in place of its stored file's name.
 */
function textOf({ fields }: EntityDefinition, name: string): EntityColumn<AnyRecord>['text'] {
  if (fields[name]?.acceptsSound) {
    return (record) => (referencedFile('sound', record[name]) ? 'Uploaded sound' : String(record[name] ?? ''));
  }
  const end = endFieldOf(fields, name);
  if (!end || !('all_day' in fields)) return undefined;
  return (record) => {
    const start = String(record[name]);
    const until = record[end] ? String(record[end]) : null;
    const text = formatSpan(start, { withTime: true, until, allDay: record.all_day === true });
    return (text ?? start).replaceAll('\u00a0', ' ');
  };
}

/** A short text of an event's day and time, or of its first and last day. */
function shortTextOf({ fields }: EntityDefinition, name: string): EntityColumn<AnyRecord>['shortText'] {
  const end = endFieldOf(fields, name);
  if (!end || !('all_day' in fields)) return undefined;
  return (record) => {
    const start = String(record[name]);
    const [day, lastDay] = [dayOf(start), dayOf(String(record[end] ?? start))];
    if (!day || !lastDay) return start;
    const now = new Date();
    if (lastDay > day) return formatShortDays(day, lastDay, now);
    return (formatShortDate(start, { now, withTime: record.all_day !== true }) ?? start).replaceAll('\u00a0', ' ');
  };
}

function columnsOf(definition: EntityDefinition, names: readonly string[]): EntityColumn<AnyRecord>[] {
  const { fields } = definition;
  return names.map((name) => ({
    field: name,
    header: fields[name]?.displayLabel ?? fields[name]?.label ?? rowFieldLabels[name] ?? name,
    kind: name === 'id' ? 'number' : (fields[name]?.kind ?? 'dateTime'),
    main: name === definition.mainField,
    optionLabels: fields[name]?.options,
    text: textOf(definition, name),
    shortText: shortTextOf(definition, name),
  }));
}

/** Width of a column such as '12 min ago', in pixels. */
const agoWidthPx = 125;

/** A column whose texts have the organization's facts filled in. An export has them as they are stored. */
function withTextAsRead(column: EntityColumn<AnyRecord>): EntityColumn<AnyRecord> {
  const { kind, field, text } = column;
  if (text || (kind !== 'text' && kind !== 'longText' && kind !== 'references')) return column;
  return { ...column, text: (record) => textAsRead(formatFieldValue(kind, record[field])) };
}

/** Width of the window in pixels from which a list has room for the last change beside its titles. */
const changedFromPx = 1360;

/** Column headers of the properties that every record has. */
const rowFieldLabels: Record<string, string> = { id: 'Id', created_at: 'Created', updated_at: 'Changed' };
