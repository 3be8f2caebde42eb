import { z } from 'zod';
import { invalid } from '../http-error.ts';

/** What the rows of a list are put in order by. The id decides between rows that are alike. */
export interface ListOrder {
  /** Column to sort by. */
  column: string;
  /** Whether letters of both cases sort alike, which only texts need. */
  ignoreCase: boolean;
  descending: boolean;
}

/** A place in a list: the row's sort value, null for none, and its id. It stays where it is, whatever is added. */
export interface ListPlace {
  key: string | number | null;
  id: number;
}

/** A row's place in a list that is read in stretches. */
export interface StretchPlace extends ListPlace {
  /** Number of the stretch that it stands in. */
  stretch: number;
}

const written = z.tuple([z.string(), z.union([z.string(), z.number(), z.null()]), z.int().positive()]);

const orderName = ({ column, descending }: ListOrder) => (descending ? '-' : '') + column;

/** A place as a text that an address can carry. */
export function writeCursor(order: ListOrder, { key, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([orderName(order), key, id])).toString('base64url');
}

/**
 * Reads a cursor.
 * @param parameter `after` or `before`, for the message
 * @throws HttpError `validation` for a text that is none, and for a cursor of another order
 */
export function readCursor(order: ListOrder, parameter: string, cursor: string): ListPlace {
  const parsed = written.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== orderName(order)) {
    throw invalid({ [parameter]: 'This does not belong to the list in this order. Start from the first page.' });
  }
  const [, key, id] = parsed.data;
  return { key, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
