import type { Storage } from '@porchlight/contract/field-kinds/field-kind-rules';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import type { FieldKind } from '@porchlight/contract/fields';
import { fromCents, toCents } from '@porchlight/contract/money';
import { emptyColumn } from '../db/entity-columns.ts';
import { toDay, toMoment } from '../db/moments.ts';
import type { ColumnValue } from '../db/tables.ts';

/** How the values of a storage are converted. */
interface Conversion {
  /** From a validated value; undefined for a date that doesn't exist. */
  toColumn: (value: unknown) => ColumnValue | undefined;
  /** To the value of a response. @default the same */
  fromColumn?: (value: ColumnValue) => unknown;
}

const unchanged: Conversion = { toColumn: (value) => value as ColumnValue };

const conversions: Readonly<Record<Storage, Conversion>> = {
  text: unchanged,
  hash: unchanged,
  fileName: unchanged,
  integer: unchanged,
  cents: { toColumn: (value) => toCents(Number(value)), fromColumn: (value) => fromCents(Number(value)) },
  flag: { toColumn: Number, fromColumn: (value) => value === 1 },
  day: { toColumn: (value) => (value === null ? null : toDay(String(value))) },
  moment: { toColumn: (value) => (value === null ? null : toMoment(String(value))) },
  list: { toColumn: JSON.stringify, fromColumn: (value) => JSON.parse(String(value)) },
  document: {
    toColumn: (value) => (value === null ? null : JSON.stringify(value)),
    fromColumn: (value) => (value === null ? undefined : JSON.parse(String(value))),
  },
};

const conversionOf = (kind: FieldKind) => conversions[fieldKindRules[kind].stored];

/** Converts a validated value to its column; undefined for a date that doesn't exist. */
export function storedValue(value: unknown, kind: FieldKind): ColumnValue | undefined {
  return conversionOf(kind).toColumn(value);
}

/** Converts a column to the value of a response. */
export function responseValue(column: ColumnValue, kind: FieldKind): unknown {
  const { fromColumn } = conversionOf(kind);
  return fromColumn ? fromColumn(column) : column;
}

/** Converts a column to the value in the history: amounts as in responses, everything else as it is stored. */
export function historyValue(column: ColumnValue, kind: FieldKind): ColumnValue {
  return isAmount(kind) && column !== null ? fromCents(Number(column)) : column;
}

/** Converts a value of the history back to its column. */
export function columnFromHistory(value: ColumnValue, kind: FieldKind): ColumnValue {
  if (value === null) return emptyColumn(kind);
  return isAmount(kind) ? toCents(Number(value)) : value;
}

const isAmount = (kind: FieldKind) => fieldKindRules[kind].stored === 'cents';
