/** What the description of a field may say, and what follows from it. */

import { soundsPath } from './public-addresses.ts';
import { documentKey } from './rich-text.ts';

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
  /** An amount in the organization's currency, exact to the cent, above zero; always required. */
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
