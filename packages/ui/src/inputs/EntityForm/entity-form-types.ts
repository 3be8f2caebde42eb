import type { DayRange } from '@porchlight/contract/date-ranges';
import type { FieldKind } from '@porchlight/contract/fields';
import type { LinkType } from '@porchlight/contract/links';
import type { ColorRole } from '@porchlight/contract/look/color-contrast';
import type { Reference } from '@porchlight/contract/references';
import type { ComponentType } from 'react';
import type { TextFact } from '../FactButton/index.ts';
import type { RichTextFieldProps } from '../RichTextField/index.ts';
import type { SectionFileProps, SectionOptions } from './sections/section-options.ts';

/** A picture chosen from the library. */
export interface StoredPicture {
  id: number;
  /** URL of a thumbnail. */
  previewUrl: string;
  title: string;
  /** Alternative text. */
  alt: string;
  decorative: boolean;
}

/** A dialog for choosing one of the stored pictures; rendered while it is open. */
export type PictureLibraryComponent = ComponentType<{
  onChoose: (picture: StoredPicture) => void;
  onClose: () => void;
}>;

/** A page, a record, a section or a setting that a link can lead to. */
export interface LinkTarget {
  /** As stored: `page:donate`, `record:story/7`, `setting:email`. */
  value: string;
  label: string;
  /** Its path on this site, where the stored link doesn't say it. */
  path?: string;
}

/** What a link can lead to on this site. */
export interface LinkTargets {
  /** The pages with names of their own, in the order of the menu. */
  pages: readonly LinkTarget[];
  /** Returns the pages that there are. @default those in `pages` */
  findPages?: () => Promise<readonly LinkTarget[]>;
  /** Finds pages by words of their titles, where there are too many for a list; without words, the first. */
  searchPages?: (words: string) => Promise<readonly LinkTarget[]>;
  /** Settings whose value is an address, such as that of the donation page. @default none */
  settings?: readonly LinkTarget[];
  /** Finds records by words of their titles, best match first. */
  findRecords?: (words: string) => Promise<readonly LinkTarget[]>;
  /** Returns the title of a record that visitors can see; undefined for another. @param link such as `record:story/7` */
  findVisible?: (link: string) => Promise<string | undefined>;
}

export interface EntityFormField {
  /** Name of the value in the submitted object. */
  name: string;
  /** Determines the control. */
  kind: FieldKind;
  /** Visible label. */
  label: string;
  /** Marks the field as required; the validation itself is in the form's schema. */
  required?: boolean;
  /** Help text below the label. */
  help?: string;
  /** For `choice`: the options. */
  options?: readonly { value: string; label: string }[];
  /** For `image`: aspect ratio that the picture is cropped to. @default '3/2' */
  ratio?: '1/1';
  /**
   * For `image`: the library to choose stored pictures from. The field `{name}_from` holds the id of the chosen one.
   */
  library?: PictureLibraryComponent;
  /** For `url`: a sound file may be chosen instead of the link. */
  acceptsSound?: true;
  /**
   * Name of the picture field that this one describes: it is placed after it, and reset when another picture is chosen.
   */
  about?: string;
  /** Heading of a card with all fields of the same group. */
  group?: string;
  /** Label of the tab that it is in. All fields of a form have one, or none has. @default no tabs */
  tab?: string;
  /** For `lines`: what a line holds. Hours and days have controls of their own. @default any text */
  lineKind?: 'hours' | 'exception';
  /** For `color`: what it is used for, where its contrast is measured. @default it is not measured */
  colorRole?: ColorRole;
  /** For `link`: what it can lead to besides addresses. @default addresses only */
  linkTargets?: LinkTargets;
  /** For `link`: the types of targets to choose from. @default `usualLinkTypes` */
  linkTypes?: readonly LinkType[];
  /** For `link`: an address can be a path of this site. @default false */
  allowsSitePaths?: true;
  /** For `references`: finds records by words of their names, and the first ones without words. @default none */
  findReferences?: (words: string) => Promise<readonly Reference[]>;
  /** For `references`: text of the option that adds a name without a record, such as 'Add topic “Water”'. */
  addReferenceText?: (name: string) => string;
  /** For `references`: the order is visible to people, so that it can be changed. @default false */
  isOrdered?: boolean;
  /** For `items`: the fields of each item, the one that names it first. */
  fields?: readonly EntityFormField[];
  /** For `items`: the values that a new item has besides its fields, from the other items. @default none */
  newItem?: (others: readonly Readonly<Record<string, unknown>>[]) => Readonly<Record<string, string>>;
  /**
   * For a field of an item: the options that follow from the items, by the place of this one. It is a choice then, and is
   * left out without any. @default none
   */
  optionsIn?: (
    items: readonly Readonly<Record<string, unknown>>[],
    index: number,
  ) => readonly { value: string; label: string }[];
  /** For `items`: what one is called. @default 'item' */
  itemName?: string;
  /** For `items`: what several are called. @default the itemName with an s */
  itemPlural?: string;
  /** For `items` whose first field names a link: an item without the link is the heading of those that follow. */
  isOutline?: true;
  /** For `items`: a component below the list that says something about all of them. */
  summary?: ComponentType<{ value: string }>;
  /** For the first field of an item: name of the link whose target names the item where this one is empty. */
  namesLink?: string;
  /** For `items`: the largest number of them. @default no limit */
  maxItems?: number;
  /** For `items`: finds what is wrong with the fields of the items in a form's value, to show it there. */
  itemProblems?: (value: string) => readonly { index: number; name: string; message: string }[];
  /** For `sections`: the kinds that there are, and what is wrong with them. */
  sections?: SectionOptions<EntityFormField>;
  /** For `image` and `pdf` in a section, where the value is the name of a stored file: the control. */
  fileControl?: ComponentType<SectionFileProps>;
  /** For `slug`: the field from which it is generated until it is edited manually. */
  suggestFrom?: string;
  /** For `slug`: returns the full URL for the form's values, or undefined if there is none. */
  address?: (values: Readonly<Record<string, unknown>>) => string | undefined;
  /** For `slug`: why it can’t be changed, in place of its input. @default it can */
  fixedText?: string;
  /** Places the field in the side column, before everything else there. */
  beside?: true;
  /** Has no control: a button decides its value, which the form sends with the others. @default false */
  hidden?: boolean;
  /**
   * Shows the field only while a choice field has this value, or one of these, or while it has an error. @default always
   */
  visibleWhen?: { field: string; value: string | readonly string[] };
  /** Returns a note below the input on the entered value, such as 'Saturday, in 23 days.', or undefined for none. */
  remark?: (value: string, otherValue: string) => string | undefined;
  /** Name of another field, whose value `remark` gets as its second argument. @default none: an empty text */
  remarkAlsoOf?: string;
  /** For dates: the field with the end of what begins here. It is proposed, and moves with the beginning. */
  end?: string;
  /** For `longText`: the editor component. @default a plain multiline input */
  editor?: ComponentType<RichTextFieldProps>;
  /** For `text`: a box that grows with what is typed, which stays one line. @default false */
  grows?: boolean;
  /** For `text` and `timeZone`: returns values to choose from, once the field has the focus. Any other can be typed. @default none */
  suggest?: () => Promise<readonly string[]>;
  /** For `text` and `longText`: the facts of the organization that can be inserted. @default none, and no button */
  facts?: readonly TextFact[];
  /** For dates: the days that can be chosen. Outside them, validation is the schema's. @default all */
  days?: DayRange;
  /** For `number`: the smallest one. @default 0 */
  min?: number;
  /** For `recurrence`: name of the field with the first date. @default 'date' */
  startsAt?: string;
  /** For `recurrence`: the IANA time zone of that date. @default 'UTC' */
  timeZone?: string;
  /** For `recurrence`: the record is one of a series, whose first date is another record. @default false */
  isInSeries?: boolean;
  /** For `password`: a strength meter below the input. */
  meter?: ComponentType<{ password: string }>;
}

/** The form's values while it is filled in: a text per field, a file or null per file field. */
export type FormValues = Record<string, unknown>;

/**
 * The submitted values: texts as typed, money and numbers as numbers, files only if one was chosen. An empty optional
 * password is left out, so that the stored one is kept.
 */
export type EntityFormValues = Record<string, string | number | File>;

/** Second argument of `onSubmit`. */
export interface EntityFormSubmission {
  /** Reports the progress of the upload, 0 to 1, for the progress bar. */
  onProgress: (progress: number) => void;
  /** Aborted when the upload is stopped. */
  signal: AbortSignal;
  /** Names of the fields that differ from their default values. */
  changed: readonly string[];
}

/** The form's current state, for a draft or a preview. */
export interface EntityFormState {
  /** The texts as typed, without passwords. */
  values: Record<string, string>;
  /** The chosen files, by field name. */
  files: Record<string, File>;
  /** Names of the fields that differ from their initial values, without passwords. */
  changed: string[];
}

/** A suggestion for a field. */
export interface EntityFormAdvice {
  /** Name of the field. */
  field: string;
  /** The suggestion, as one sentence. */
  message: string;
}

/** What prevented a save. */
export interface EntityFormProblem {
  /** Name of the field; a name that no field has is shown as it is. @default it concerns the whole form */
  field?: string;
  message: string;
}
