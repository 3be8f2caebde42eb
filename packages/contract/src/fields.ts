/** Types of a field's description, and functions derived from them. */

import type { DateFieldRange } from './date-ranges.ts';
import type { LinkType } from './links.ts';
import type { ColorRole } from './look/color-contrast.ts';
import { soundsPath } from './public-paths.ts';
import { documentKey } from './rich-text.ts';

/**
 * The kinds of fields, each with how its values travel: `both` ways, in requests and responses; in a `request` or a
 * `response` alone; `secret`, in a request and then nowhere; as a `file` of a multipart body. What else is true for a
 * kind is in `field-kinds`, what is seen of it in `ui/src/field-kinds`.
 */
export const fieldKinds = {
  /** A single-line text. */
  text: 'both',
  /** A multi-line text with paragraphs separated by blank lines. Its formatting is stored as a document beside it. */
  longText: 'both',
  /** A plain text with one entry per line, as `lineKind` says. */
  lines: 'both',
  /** An IANA time zone, such as America/New_York. */
  timeZone: 'both',
  /** The document of a long text: see `rich-text.ts`. Not described: every `longText` has one. */
  document: 'both',
  /** The readable part of a record's address. If empty, the server makes it from the main field. */
  slug: 'both',
  /** The username of an account. */
  username: 'both',
  /** The display name of a person. */
  personName: 'both',
  email: 'both',
  /** Accepted as typed and never returned. If empty in an update, the old one stays. */
  password: 'secret',
  /** A link to another site: http or https. */
  url: 'both',
  phone: 'both',
  /** A link to a page, a record, a website, a mailbox or a telephone, in one text: see `links.ts`. */
  link: 'both',
  /** A path of this site that has no page, from which a redirect leads: see `free-paths.ts`. */
  freePath: 'both',
  /** An amount in the organization's currency, exact to the cent, above zero; always required. */
  money: 'both',
  /** A non-negative integer, such as 12, or null. */
  number: 'both',
  /** A year, such as 1968. */
  year: 'both',
  /** A calendar day, `YYYY-MM-DD`, or null. */
  date: 'both',
  /** A moment: typed in the organization's time zone, stored as UTC; or null. */
  dateTime: 'both',
  /** How an event repeats, as RFC 5545 writes it: see `recurrence.ts`; '' for not at all. */
  recurrence: 'both',
  boolean: 'both',
  /** One of a few options. */
  choice: 'both',
  /** A color, `#rrggbb`, or ''. */
  color: 'both',
  /** A list of groups of fields, each with the fields in `fields`, in an order that people choose. */
  items: 'both',
  /** The sections of a page, each of a kind with fields of its own: see `sections/section.ts`. */
  sections: 'both',
  /** Records of another entity, or names without a record, in an order that people choose: see `references.ts`. */
  references: 'both',
  /** The focal point of a picture: `30% 70%` from its left and its top; '' for the center. */
  focus: 'both',
  /** The id of a picture of the library, sent instead of a file; never stored or returned. */
  picture: 'request',
  /** A width or height in pixels that the server determines, or null; never accepted in a request. */
  pixels: 'response',
  /** The name of a stored file under `/images/`, or null. */
  image: 'file',
  /** The name of a stored file under `/pdfs/`, or null. */
  pdf: 'file',
} as const satisfies Readonly<Record<string, ValueDirection>>;

/** How the values of a kind of field travel. */
type ValueDirection = 'both' | 'request' | 'response' | 'secret' | 'file';

/** Type of a field: decides its column, its validation, its control in forms and its format in lists. */
export type FieldKind = keyof typeof fieldKinds;

/** A kind whose values are files. */
export type FileFieldKind = {
  [Kind in FieldKind]: (typeof fieldKinds)[Kind] extends 'file' ? Kind : never;
}[FieldKind];

/** Type of the entries of a `lines` field: see `settings-lines.ts`. */
export type LineKind = 'hours' | 'exception' | 'amount' | 'social' | 'email' | 'synonyms';

/** An entity whose records other records can refer to. */
export type ReferenceTarget = 'topic' | 'team' | 'form';

/** One field of an entity. */
export interface Field {
  kind: FieldKind;
  label: string;
  /** Label where the value is only displayed. @default the label */
  displayLabel?: string;
  /** Help text under the label. @default that of its kind, if it has one */
  help?: string;
  /** Help text in the edit form. @default the help */
  helpInEdit?: string;
  /** A record can't be created without it. */
  required?: true | undefined;
  /** No two records may have the same value, ignoring case. For email addresses, usernames and pictures. */
  unique?: true;
  /** Default value in the form of a new record: today's date, the first option, or true. @default nothing */
  proposed?: 'today' | 'first' | 'yes';
  /** For `number`: the smallest one; a negative one allows a minus. @default 0 */
  min?: number;
  /** For `number`: the largest one. @default numberMax */
  max?: number;
  /** For `text`: the largest number of characters. @default textMaxCharacters */
  maxCharacters?: number;
  /** For `text`: entries separated by commas, to which changes of many records can add. */
  isList?: true;
  /**
   * For `text`: visitors can filter the list by it, by the whole text or by each of its entries, which are separated by
   * commas.
   */
  filteredByVisitors?: 'whole' | 'entries';
  /** For `text`: a sentence or two, entered in a box that grows with them. The value stays one line. */
  grows?: true;
  /** For a `text` of an item: name of its link, whose page or record gives the text where this one is empty. */
  namesLink?: string;
  /** For pictures: aspect ratio of the crop that visitors see. @default '3/2' */
  ratio?: '1/1';
  /** The form of a further record proposes the previous one's value, as it does with dates. */
  repeated?: true;
  /** For `text`: what the form suggests. @default nothing */
  suggests?: 'funds' | 'people';
  /**
   * In forms, the field is there only while a choice has this value, or one of these. What it contains stays.
   * @default always
   */
  shownWhen?: { field: string; value: string | readonly string[] };
  /** For choices: labels by value, in order. */
  options?: Readonly<Record<string, string>>;
  /** For choices: options of earlier versions, each with the present one, which requests may still have. */
  formerOptions?: Readonly<Record<string, string>>;
  /** For colors: what the site uses it for, so that its contrast is checked there. @default nothing is checked */
  colorRole?: ColorRole;
  /** For pictures: it stands for the organization in small sizes, so it can't move, and has a smallest size. */
  isLogo?: true;
  /** For pictures: the name of the picture that this one is another version of, and needs. */
  versionOf?: string;
  /** Name of the picture field that this one describes: it follows it in the form. */
  about?: string;
  /** Heading of the form's card that fields of the same group share. */
  group?: string;
  /**
   * For dates: name of the field of the same kind that this one may not be before. This field is then its end: a record
   * without an end counts as ending when it begins, in filters too.
   */
  notBefore?: string;
  /** For dates: the days that it can lie in. @default 'history' */
  range?: DateFieldRange;
  /**
   * Only in forms: a box that says that the date of this name will be announced. Without it and without the date, the
   * form asks. Not stored: a record without a date is one whose date will be announced.
   */
  announces?: string;
  /** The server determines it, so that no request and no form has it, and the history does not record it. */
  computed?: true;
  /** Its value changes without a new version of the record, so that nothing with it is cached. */
  changesAlone?: true;
  /** Only programs read it: no screen shows it. */
  isForPrograms?: true;
  /** Its text is names of other fields, separated by spaces: people read their labels. */
  namesFields?: true;
  /** Only for staff: visitors get it empty, wherever they read the record. */
  isPrivate?: true;
  /** For computed fields: the history records it all the same. No earlier version restores it. */
  recorded?: true;
  /** Only for accounts that may change all records of the entity; hidden where people edit their own account. */
  restricted?: true;
  /** The record's own page does not show it, such as a text for search engines. Slugs are not shown either. */
  isOffPage?: true;
  /** For slugs: it is the whole address of the record's page, whose parts are separated by slashes. */
  isPath?: true;
  /** For slugs: it stands in the record's address in place of the id, so that it can't be a number. */
  isName?: true;
  /** For links: paths of this site, such as `/media/rain.mp3`, are valid too; they survive a change of domain. */
  allowsSitePaths?: true;
  /** For `link`: what it can lead to. @default `usualLinkTypes`; in a section `sectionLinkTypes` */
  linkTypes?: readonly LinkType[];
  /** For a `link` whose only type is `record`: what the record has to be. @default any with public pages */
  linkEntity?: 'topic' | 'form';
  /** For `lines`: type of each entry. */
  lineKind?: LineKind;
  /** For `references`: the entity of the records. */
  to?: ReferenceTarget;
  /** For `references`: a name without a record is accepted too, and a record that is gone stays as its name. */
  acceptsNames?: true;
  /** For `items`: the fields of each item, the one that names it first. */
  fields?: Fields;
  /**
   * For a `text` of an item: names the item for good, wherever it is moved. No form shows it; a new item gets one.
   */
  isItemKey?: true;
  /** For the key of an item: the keys that there can be; a new item gets the first that is free. @default any text */
  itemKeys?: readonly string[];
  /**
   * For a `text` of an item: the key of an item before it, or one of the answers to that one. Forms offer what there is.
   */
  refersTo?: 'earlierQuestion' | 'answerToIt';
  /** For `items`: what has to be true of them besides what is true of each field. @default nothing */
  itemRule?: 'questions';
  /** For `items`: what one is called, as in 'Add question'. @default 'item' */
  itemName?: string;
  /** For `items`: what several are called. @default the itemName with an s */
  itemPlural?: string;
  /** For `items` whose first field names a link: an item without the link is the heading of those that follow. */
  isOutline?: true;
  /** For `items`: an export has a column for each key, with this heading and value. @default one column for all items */
  exportedBy?: { key: string; heading: string; value: string };
  /** For `items`: the smallest number of them, if there are any or the field is required. @default 1 */
  minItems?: number;
  /** For `items`: the largest number of them. @default itemsMaxCount */
  maxItems?: number;
  /** For links with `allowsSitePaths`: accepts an uploaded sound file, and the link becomes its address on this site. */
  acceptsSound?: true;
}

/** The fields of an entity, or of an item, by name, in the order of forms. */
export type Fields = Readonly<Record<string, Field>>;

/** A value of a field of an item. */
export type ItemValue = string | number | boolean | null;

/** An item of a list, by the names of its fields. */
export type FieldItem = Readonly<Record<string, ItemValue>>;

/** The name of the field with the end that belongs to a start field; undefined where there is none. */
export function endFieldOf(fields: Fields, beginning: string): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.notBefore === beginning);
}

/** An entity's fields with the document of each long text after its text. */
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

/** Whether a field's value is a file: a file part of a multipart body. Texts sent under its name are dropped. */
export function isFile<F extends { kind: FieldKind }>(field: F): field is F & { kind: FileFieldKind } {
  return fieldKinds[field.kind] === 'file';
}

/** Kind of a file that a field may reference. */
export type FieldFileKind = FileFieldKind | 'sound';
/** Kind of a stored file; films and captions are only referenced in long texts. */
export type FileKind = FieldFileKind | 'film' | 'captions';

/** The kind of file a field takes; null for none. */
export function fileKindOf(field: Pick<Field, 'kind' | 'acceptsSound'>): FieldFileKind | null {
  if (isFile(field)) return field.kind;
  return field.acceptsSound ? 'sound' : null;
}

/** The kinds of file by the name of the field that may reference one, in the order of the form. */
export function fileFieldsOf(fields: Fields): Record<string, FieldFileKind> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const kind = fileKindOf(field);
      return kind ? [[name, kind]] : [];
    }),
  );
}

/** The value of a field that references a stored file. */
export function fileReference(kind: FieldFileKind, fileName: string): string {
  return kind === 'sound' ? soundsPath + fileName : fileName;
}

/** Name of the stored file that a field's value references; null where it references none, as an external link. */
export function referencedFile(kind: FieldFileKind, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  if (kind !== 'sound') return value;
  return value.startsWith(soundsPath) ? value.slice(soundsPath.length) : null;
}

/** Whether a field never leaves the server, and is neither kept in drafts nor shown in the history. */
export function isSecret({ kind }: Pick<Field, 'kind'>): boolean {
  return fieldKinds[kind] === 'secret';
}

/** Whether the server determines a field, so that no form has it. */
export function isComputed({ kind, computed }: Pick<Field, 'kind' | 'computed'>): boolean {
  return computed === true || fieldKinds[kind] === 'response';
}

/** Whether responses have a field: neither secrets nor what a request only chooses. */
export function isReturned({ kind }: Pick<Field, 'kind'>): boolean {
  return fieldKinds[kind] !== 'secret' && fieldKinds[kind] !== 'request';
}

/** Names of the fields of the given kinds, in the order of the form. */
export function fieldsOfKind(fields: Fields, ...kinds: FieldKind[]): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []));
}
