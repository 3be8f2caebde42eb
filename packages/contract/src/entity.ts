/**
 * What the description of an entity may say. Plain data without schemas: it comes with every page's first call.
 * A description that is wrong stops the build, with its file, the field and the remedy: see `entityFaults`.
 */

import type { Field, Fields } from './fields.ts';
import type { Area } from './permissions.ts';
import type { RichDocument } from './rich-text.ts';

/** The calls of a resource. */
export type Action = 'list' | 'single' | 'create' | 'update' | 'remove' | 'restore';

/** How a visitor's search finds a record besides by its main field. */
export interface SearchIndexing<Name extends string = string> {
  /** Says in the index what a row is. Stored in databases: a number never changes its meaning. 1 to 14. */
  code: number;
  /** What visitors call a record of it, and many. */
  one: string;
  many: string;
  /** What stands under the title of what was found; of several what there is, parted by commas. */
  subtitle?: readonly [Name] | readonly [Name, Name];
  body?: Name | readonly [Name, Name];
  /** @default none */
  date?: Name | 'created_at';
  /** A choice that tells where what was found stands. @default none */
  type?: Name;
}

/** Everything that is true of an entity, besides its name. */
export interface EntityDescription<F extends Fields = Fields> {
  /** Its table in the database. */
  table: string;
  /** What the paths of its calls end with, as in `/api/add-{noun}`. spec 3 */
  noun: string;
  /** Key of the array in the list's answer. */
  listKey: string;
  /** Key of the record in every single answer. */
  singleKey: string;
  /** Paths that the specification spells in another way. */
  paths?: Readonly<Partial<Record<Action, `/api/${string}`>>>;
  /** What its records are: decides which roles read and which change them. */
  area: Area;
  /** Calls that anybody may make. @default none */
  open?: readonly Action[];
  /** Calls that whoever is signed in may make of their own account. @default none */
  own?: readonly Action[];
  /** Calls that ask for the password anew; of `list`, those that take records of people away. @default none */
  stepUp?: readonly Action[];
  /** 'article', as in 'Create article'. */
  singular: string;
  /** 'Articles', the heading of the list. */
  plural: string;
  /** What a record is called where it can't be had. spec 8 @default singular */
  errorNoun?: string;
  /** Its entry in the sidebar: words, icon and group. spec 2.3 */
  sidebar: { label: string; icon: string; group: 'Publish' | 'People' | 'Giving' };
  /** Last segments of its dashboard addresses: `/dashboard/{list}`, `/dashboard/create-{one}`. spec 2.4 */
  screens: { list: string; one: string };
  /** Last segments of other addresses that lead to the same screens; `show` as in `/dashboard/{show}/7`. spec 2.4 */
  otherScreens?: readonly { list?: string; one?: string; show?: string }[];
  /** Last segment of where a saved edit leads. @default the list */
  edited?: string;
  fields: F;
  /** The field that names a record in lists and makes its slug. */
  mainField: keyof F & string;
  /** Columns of the dashboard's list, the main field first. */
  columns: readonly (keyof F & string)[];
  /** The column that stands below the main one in the list, small. */
  secondLine?: keyof F & string;
  /** A choice of which lists say, before the second line, whatever is not the first. */
  exception?: keyof F & string;
  /** Sort of the list before anyone chose one, as in `-date`. */
  defaultSort: `${'' | '-'}${(keyof F & string) | 'created_at'}`;
  /** Further screens that its list leads whoever may change its records to: words by address. */
  furtherScreens?: Readonly<Record<string, string>>;
  /** Words of the edit form's button. @default 'Update {singular}' */
  updateLabel?: string;
  /** There is one record of it, id 1, which is made by a migration: it is read and changed, and nothing else. */
  singleton?: true;
  /** Its list can be shown as pictures beside each other. */
  hasPictures?: true;
  /** Its list has views of what is to come and what is over, by the field `date`. */
  dated?: true;
  /** A view of its list beside all of it: records whose fields hold these values. */
  view?: { label: string; filters: Partial<Record<keyof F & string, string>> };
  /** Where visitors see a record. Without it they don't. */
  publicUrl?(record: EntityRecord<F>): string;
  /** Each record has a public page of its own. */
  paged?: true;
  /** Without it no visitor's search finds it. */
  search?: SearchIndexing<keyof F & string>;
}

/** Checks a description while it is compiled, and keeps what it says for the types that are made of it. */
export function defineEntity<const F extends Fields, const D extends Omit<EntityDescription<F>, 'fields'>>(
  fields: F,
  description: D,
): Omit<D, 'publicUrl'> & Pick<EntityDescription<F>, 'fields' | 'publicUrl'> {
  return { ...description, fields };
}

/** What every record carries besides its fields. */
export type RecordBase = {
  id: number;
  /** Goes up by one with every change; an update that sends an older one is refused with 409. */
  version: number;
  /** Moment of creation, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: string;
  /** Moment of the last change, UTC. */
  updated_at: string;
};

type ValueOf<F extends Field> = F['kind'] extends 'money'
  ? number
  : F['kind'] extends 'number' | 'year' | 'pixels'
    ? number | null
    : F['kind'] extends 'boolean'
      ? boolean
      : F['kind'] extends 'date' | 'dateTime' | 'image' | 'pdf'
        ? string | null
        : F extends { options: infer Options }
          ? keyof Options & string
          : string;

/** The type of an entity's record as the server answers it. A password never leaves the server. */
export type EntityRecord<F extends Fields> = RecordBase & {
  -readonly [Name in keyof F as F[Name]['kind'] extends 'password' ? never : Name]: ValueOf<F[Name]>;
} & {
  /** Size of the PDF, in bytes, where the record is asked for alone; null when the file is gone. A backend may lack it. */
  -readonly [Name in keyof F & string as F[Name]['kind'] extends 'pdf' ? `${Name}_bytes` : never]?: number | null;
} & {
  /** The text with its formatting, where it has any and the record is asked for alone. A backend may lack it. */
  -readonly [Name in keyof F & string as F[Name]['kind'] extends 'longText'
    ? `${Name}_document`
    : never]?: RichDocument;
} & {
  /** What its picture means: see `PictureFacts`. */
  -readonly [Name in keyof F & string as F[Name]['kind'] extends 'image'
    ? `${Name}_${'alt' | 'focus' | 'credit' | 'licence'}`
    : never]?: string;
} & {
  -readonly [Name in keyof F & string as F[Name]['kind'] extends 'image' ? `${Name}_decorative` : never]?: boolean;
};

/** A record for code that works on all entities. */
export type AnyRecord = { id: number; version: number } & Record<string, unknown>;

/** A description for code that works on all entities. */
export interface Entity extends Omit<EntityDescription, 'publicUrl'> {
  publicUrl?(record: AnyRecord): string;
}
