/**
 * The type of an entity's description. Plain data without schemas, since it is part of every page's first load.
 * A faulty description stops the build with its file, the field and the remedy: see `validateEntities`.
 */

import type { Field, FieldItem, FieldKind, Fields } from './fields.ts';
import type { Area } from './permissions.ts';
import type { Reference } from './references.ts';
import type { RichDocument } from './rich-text.ts';
import type { StoredSection } from './sections/section.ts';
import type { SectionFacts } from './sections/section-facts.ts';

/** The calls of a resource. */
export type Action = 'list' | 'single' | 'create' | 'update' | 'remove' | 'restore';

/** How the visitors' search indexes a record, besides by its main field. */
export interface SearchIndexing<Name extends string = string> {
  /** Number of the entity in the index. Stored in databases, so it must never be reused. 1 to 14. */
  code: number;
  /** Singular and plural shown to visitors. */
  one: string;
  many: string;
  /** Fields shown below the title of a result; if both have a value, joined by a comma. */
  subtitle?: readonly [Name] | readonly [Name, Name];
  body?: Name | readonly [Name, Name];
  /** @default none */
  date?: Name | 'created_at';
  /** A choice that decides which page a result leads to. @default none */
  type?: Name;
}

/** Everything about an entity except its name. */
export interface EntityDescription<F extends Fields = Fields> {
  /** Its table in the database. */
  table: string;
  /** Last part of its calls' paths, as in `/api/add-{noun}`. spec 3 */
  noun: string;
  /** Key of the array in the list's response. */
  listKey: string;
  /** Key of the record in responses with one record. */
  singleKey: string;
  /** Paths that the specification spells differently. */
  paths?: Readonly<Partial<Record<Action, `/api/${string}`>>>;
  /** Decides which roles read its records and which change them. */
  area: Area;
  /** Calls that anybody may make. @default none */
  open?: readonly Action[];
  /** Calls that every account may make for its own record. @default none */
  own?: readonly Action[];
  /** Calls that people may make for the records that they are named for: the entries of a form. @default none */
  named?: readonly Action[];
  /** Calls that require step-up. @default none */
  stepUp?: readonly Action[];
  /**
   * Its records are personal data of donors, subscribers or people who sent a form: an export of many of them requires step-up, and an API key
   * needs a right of its own to read any. docs/decisions/0123
   */
  holdsPersonalData?: true;
  /** 'article', as in 'Create article'. */
  singular: string;
  /** 'Articles', the heading of the list. */
  plural: string;
  /** What its list contains, in words, where the specified name does not say it. @default nothing */
  listNote?: string;
  /** Noun for a record in error messages. spec 8 @default singular */
  errorNoun?: string;
  /** Its entry in the sidebar: label, icon and group. spec 2.3 */
  sidebar: { label: string; icon: string; group: 'Content' | 'People' | 'Giving' | 'Site' };
  /** Last segments of its dashboard addresses: `/dashboard/{list}`, `/dashboard/create-{one}`. spec 2.4 */
  screens: { list: string; one: string };
  /** Last segments of other addresses that lead to the same screens; `show` as in `/dashboard/{show}/7`. spec 2.4 */
  screenAliases?: readonly { list?: string; one?: string; show?: string }[];
  /** Last segment of the address that a saved edit leads to. @default the list */
  edited?: string;
  fields: F;
  /** The field shown as a record's name in lists, from which its slug is made. */
  mainField: keyof F & string;
  /** The field that names a record whose main field is empty. @default none: its number */
  nameField?: keyof F & string;
  /** Name of a singleton's record, where no field names it. @default the main field */
  recordName?: string;
  /** Columns of the dashboard's list, the main field first. */
  columns: readonly (keyof F & string)[];
  /** Those of `columns` that are searched and exported, and shown only to people who choose them. @default none */
  hiddenColumns?: readonly (keyof F & string)[];
  /** The field shown small below the main one in the list; one of `columns`. */
  secondLine?: keyof F & string;
  /** A choice field whose value lists show before the second line, unless it is the first option. */
  exception?: keyof F & string;
  /** Initial sort of the list, as in `-date`. */
  defaultSort: `${'' | '-'}${(keyof F & string) | 'created_at'}`;
  /** Further screens that the list links to for people who may change its records: link text by address. */
  furtherScreens?: Readonly<Record<string, string>>;
  /** The one of `furtherScreens` that adds several records: the list has it in place of 'Create'. @default none */
  addScreen?: string;
  /** Text of the edit form's submit button. @default 'Update {singular}' */
  updateLabel?: string;
  /** There is exactly one record, id 1, created by a migration, which can only be read and changed. */
  singleton?: true;
  /** Its records come from visitors by a call of their own: none of its own calls creates one, and no screen does. */
  isReceived?: true;
  /** Two of its records can be merged: what refers to the one means the other from then on. */
  mergeable?: true;
  /** Its list can be shown as a grid of pictures; with 'first' it is, until somebody chooses rows. */
  hasPictures?: true | 'first';
  /** Its list has views of upcoming and past records, by the field `date`. */
  dated?: true;
  /** Additional views of its list: records whose fields have these values. */
  views?: readonly { label: string; filters: Partial<Record<keyof F & string, string>> }[];
  /** Label of the view that the list opens with; it stands before 'All'. @default All */
  defaultView?: string;
  /** Public address of a record. Records without one are not public. */
  publicUrl?(record: EntityRecord<F>): string;
  /** Each record has a public page of its own. */
  paged?: true;
  /** Without it the visitors' search doesn't index the entity. */
  search?: SearchIndexing<keyof F & string>;
}

/** Type-checks a description and keeps its literal types. */
export function defineEntity<const F extends Fields, const D extends Omit<EntityDescription<F>, 'fields'>>(
  fields: F,
  description: D,
): Omit<D, 'publicUrl'> & Pick<EntityDescription<F>, 'fields' | 'publicUrl'> {
  return { ...description, fields };
}

/** Properties of every record besides its fields. */
export type RecordBase = {
  id: number;
  /** Incremented with every change; an update with an older version is rejected with 409. */
  version: number;
  /** Moment of creation, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: string;
  /** Moment of the last change, UTC. */
  updated_at: string;
};

/** Checks that there is an entry for each kind of field. */
type ByKind<Types extends Record<FieldKind, unknown>> = Types;

/** The types of values in a record, by the kind of their field. */
type ValueTypes = ByKind<{
  text: string;
  longText: string;
  lines: string;
  timeZone: string;
  document: RichDocument;
  slug: string;
  username: string;
  personName: string;
  email: string;
  password: never;
  url: string;
  phone: string;
  link: string;
  freePath: string;
  money: number;
  number: number | null;
  year: number | null;
  date: string | null;
  dateTime: string | null;
  recurrence: string;
  boolean: boolean;
  choice: string;
  color: string;
  items: readonly FieldItem[];
  sections: readonly StoredSection[];
  references: readonly Reference[];
  focus: string;
  picture: never;
  pixels: number | null;
  image: string | null;
  pdf: string | null;
}>;

type ValueOf<F extends Field> = F extends { options: infer Options }
  ? `${keyof Options & (string | number)}`
  : ValueTypes[F['kind']];

/** The type of an entity's record as the server returns it. A password never leaves the server. */
export type EntityRecord<F extends Fields> = RecordBase & {
  -readonly [Name in keyof F as F[Name]['kind'] extends 'password' ? never : Name]: ValueOf<F[Name]>;
} & {
  /** Size of the PDF, in bytes, only in a single record; null if the file is gone. */
  -readonly [Name in keyof F & string as F[Name]['kind'] extends 'pdf' ? `${Name}_bytes` : never]?: number | null;
} & {
  /** The text with its formatting, if it has any, only in a single record. */
  -readonly [Name in keyof F & string as F[Name]['kind'] extends 'longText'
    ? `${Name}_document`
    : never]?: RichDocument;
} & {
  /** Facts about what the sections refer to, only in a single record. */
  -readonly [Name in keyof F & string as F[Name]['kind'] extends 'sections' ? `${Name}_facts` : never]?: SectionFacts;
} & {
  /** Facts about its picture: see `PictureMetadata`. */
  -readonly [Name in keyof F & string as F[Name]['kind'] extends 'image'
    ? `${Name}_${'alt' | 'focus' | 'credit' | 'licence'}`
    : never]?: string;
} & {
  -readonly [Name in keyof F & string as F[Name]['kind'] extends 'image' ? `${Name}_decorative` : never]?: boolean;
} & {
  /** How many further dates of its series are still to come, only in lists that have each series once. */
  -readonly [Name in keyof F & string as F[Name]['kind'] extends 'recurrence' ? 'further_dates' : never]?: number;
};

/** A record for code that works on all entities. */
export type AnyRecord = { id: number; version: number } & Record<string, unknown>;

/** A description for code that works on all entities. */
export interface Entity extends Omit<EntityDescription, 'publicUrl'> {
  publicUrl?(record: AnyRecord): string;
}
