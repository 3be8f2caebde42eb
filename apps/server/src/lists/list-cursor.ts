import { z } from 'zod';
import { invalid } from '../errors/http-error.ts';

/** Sort order of a list. Equal rows are sorted by id. */
export interface ListOrder {
  /** Column to sort by. */
  column: string;
  /** Whether to ignore case; only for texts. */
  ignoreCase: boolean;
  descending: boolean;
}

/** A position in a list: a row's sort value, which may be null, and its id. Stays valid when rows are added. */
export interface KeysetPosition {
  key: string | number | null;
  id: number;
}

/** A row's position in a list that is read in segments. */
export interface SegmentPosition extends KeysetPosition {
  /** Index of the row's segment. */
  segment: number;
}

const cursorSchema = z.tuple([z.string(), z.union([z.string(), z.number(), z.null()]), z.int().positive()]);

const orderName = ({ column, descending }: ListOrder) => (descending ? '-' : '') + column;

/** Encodes a position as a URL-safe text. */
export function writeCursor(order: ListOrder, { key, id }: KeysetPosition): string {
  return Buffer.from(JSON.stringify([orderName(order), key, id])).toString('base64url');
}

/**
 * Decodes a cursor.
 * @param parameter `after` or `before`, for the message
 * @throws HttpError `validation` for a malformed cursor, and for one of another sort order
 */
export function readCursor(order: ListOrder, parameter: string, cursor: string): KeysetPosition {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== orderName(order)) {
    throw invalid({ [parameter]: 'This cursor belongs to another list or order. Start from the first page.' });
  }
  const [, key, id] = parsed.data;
  return { key, id };
}

/** Parses JSON; undefined when it is malformed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
