/**
 * What the description of an entity may say. Plain data without schemas: it comes with every page's first call.
 * A description that is wrong stops the build, with its file, the field and the remedy: see `entityFaults`.
 */

import type { Area } from './permissions.ts';
import { soundsPath } from './public-addresses.ts';
import { documentKey, type RichDocument } from './rich-text.ts';

/** What a field holds: decides its column, its check, its control in forms and its format in lists. */
export type FieldKind =
  /** A text of one line. */
  | 'text'
  /** A text of several lines; blank lines part its paragraphs. Its formatting is a document beside it. */
  | 'longText'
  /** A plain text whose lines each say one thing, as `lineOf` has it. */
  | 'lines'
  /** An IANA time zone, such as America/New_York. */
  | 'timeZone'
  /** The document of a long text: see `rich-text.ts`. Not described: whatever has the text has it. */
  | 'document'
  /** The readable part of a record's address. Left empty, the server makes one of the main field. */
  | 'slug'
  /** The name of an account. */
  | 'username'
  | 'email'
  /** Taken as typed, never answered. Left empty in an update, the old one stays. */
  | 'password'
  /** A link to another site: http or https. */
  | 'url'
  | 'phone'
  /** An amount in the organization's currency, exact to the cent, above zero. */
  | 'money'
  /** A whole number from zero on, such as 12, or null. */
  | 'number'
  /** A year, such as 1968. */
  | 'year'
  /** A calendar day, `YYYY-MM-DD`, or null. */
  | 'date'
  /** A moment, in the organization's time zone as people type it, UTC as it is stored, or null. */
  | 'dateTime'
  | 'boolean'
  /** One of a few words. */
  | 'choice'
  /** The point of a picture that crops keep: `30% 70%` from its left and its top; '' for the middle. */
  | 'focus'
  /** The id of a picture of the library, in the place of a file: taken, and never stored or answered. */
  | 'picture'
  /** A width or a height that the server finds out, in pixels, or null: no call takes it. */
  | 'pixels'
  /** The name of a stored file under `/images/`, or null. */
  | 'image'
  /** The name of a stored file under `/pdfs/`, or null. */
  | 'pdf';

/** What a line of a text says: see `settings-lines.ts`. */
export type LineKind = 'hours' | 'exception' | 'amount' | 'social';

/** One field of an entity. */
export interface Field {
  kind: FieldKind;
  label: string;
  /** Label where the value is shown and not asked for. @default the label */
  shownAs?: string;
  /** A sentence under the label. @default that of its kind, if it has one */
  help?: string;
  /** The sentence in the edit form. @default the help */
  helpInEdit?: string;
  /** A record can't be created without it. */
  required?: true | undefined;
  /** No two records may have the same, whatever its case. Of an e-mail address, a username or a picture. */
  unique?: true;
  /** What the form of a new record begins with: today where the organization is, the first option, yes. @default nothing */
  proposed?: 'today' | 'first' | 'yes';
  /** Of a picture: width to height at which visitors see it. @default '3/2' */
  ratio?: '1/1';
  /** Of a choice: its values with their words, in order. */
  options?: Readonly<Record<string, string>>;
  /** The picture, by its field, that this says something of: it stands behind it in the form. */
  about?: string;
  /** Heading of the card that it shares in the form with others of the same group. */
  group?: string;
  /**
   * Of a date: the field of the same kind that it may not be before. It says when that ends: what has none ends when it
   * begins, for filters too.
   */
  notBefore?: string;
  /** Seen and set by those alone who may change all records of the entity, not by whose own account it is. */
  restricted?: true;
  /** Of a link: a path of this site, such as `/media/rain.mp3`, is taken too; it stays right when the site moves. */
  ownPaths?: true;
  /** Of lines: what each of them says. */
  lineOf?: LineKind;
  /** Of a link with own paths: a sound file is taken too and stored; the link is its address on this site then. */
  takesSound?: true;
}

/** The fields of an entity by name, in the order of forms. */
export type Fields = Readonly<Record<string, Field>>;

/** The field that says when what begins with another field ends; undefined where none does. */
export function endFieldOf(fields: Fields, beginning: string): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.notBefore === beginning);
}

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

/** An entity's fields with the documents of its long texts, each after its text. */
export function withDocuments(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
      if (field.kind !== 'longText') return [[name, field]];
      const label = `${field.label}, formatting`;
      return [
        [name, field],
        [documentKey(name), { kind: 'document', label }],
      ];
    }),
  );
}

/** Whether a field's value is a file: it comes as a part of a multipart body, and a text under its name is dropped. */
export function isFile({ kind }: Field): boolean {
  return kind === 'image' || kind === 'pdf';
}

/** What file a field may name. */
export type FieldFileKind = 'image' | 'pdf' | 'sound';
/** What a stored file is: films and their captions are named by texts alone. */
export type FileKind = FieldFileKind | 'film' | 'captions';

/** What kind of file a field takes, null for none. */
export function fileKindOf({ kind, takesSound }: Field): FieldFileKind | null {
  if (kind === 'image' || kind === 'pdf') return kind;
  return takesSound ? 'sound' : null;
}

/** The fields that may name a stored file, each with its kind, in the order of the form. */
export function fileFieldsOf(fields: Fields): Record<string, FieldFileKind> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const kind = fileKindOf(field);
      return kind ? [[name, kind]] : [];
    }),
  );
}

/** What a field holds that names a stored file. */
export function namingFile(kind: FieldFileKind, fileName: string): string {
  return kind === 'sound' ? soundsPath + fileName : fileName;
}

/** Name of the stored file that a field's value names; null where it names none, as a link to elsewhere. */
export function namedFile(kind: FieldFileKind, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  if (kind !== 'sound') return value;
  return value.startsWith(soundsPath) ? value.slice(soundsPath.length) : null;
}

/** Whether a field never leaves the server. */
export function isSecret({ kind }: Field): boolean {
  return kind === 'password';
}

/** Names of the fields of the given kinds, in the order of the form. */
export function fieldsOfKind(fields: Fields, ...kinds: FieldKind[]): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []));
}
