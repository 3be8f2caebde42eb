import type { DayRange } from '@porchlight/contract/date-ranges';
import type { InputHTMLAttributes } from 'react';

/** Labels of a choice's values. */
export type OptionLabels = Readonly<Record<string, string>>;

/**
 * What people see of all fields of a kind, as far as lists need it. How a value is shown in full is in
 * `data-display/EntityShow/shown-values.tsx`, how it is entered in `inputs/EntityForm/field-controls.tsx`, since lists load
 * neither.
 */
export interface FieldKindView {
  /** Formats a value that is not empty as one line of plain text in US English. */
  text: (value: unknown, optionLabels?: OptionLabels) => string;
  /** Formats it in several lines, whose words are compared between versions. @default it has one line */
  fullText?: (value: unknown) => string;
  /** Formats it for a list, where there is little room; the full text is shown on request. @default `text` */
  shortText?: (value: unknown) => string;
  /** Formats what is typed in a form. @default the same text */
  typedText?: (typed: string) => string;
  /** Where a value leads, absolute or from the root of this site; undefined for nowhere. @default it is no link */
  address?: (value: string) => string | undefined;
  /** Aligned to the right with figures of equal width; a number in a CSV file. @default false */
  isNumeric?: true;
  /** Width of a column in a list, in pixels at a font size of 16; `flexible` takes what the others leave. @default 220 */
  columnWidthPx?: number | 'flexible';
  /** How ascending and descending order are called. @default lists can't be sorted by it */
  directions?: readonly [rising: string, falling: string];
  /** What rows are sorted by. @default the text of the cell */
  sortKey?: (value: unknown) => unknown;
  /** The filter that a list offers. @default none */
  filter?: 'choice' | 'days';
  /** It is short and identifies a row, such as a date: shown in the line below the title. @default false */
  isDetail?: true;
  /** It needs the main column of a page. @default false */
  isLarge?: true;
  /** Its place in the side column of a form, the lowest first. @default it is in the main column */
  asideRank?: 1 | 2 | 3;
  /** How two versions of it are compared and merged. @default not at all: both are shown */
  comparedBy?: 'words' | 'paragraphs';
  /** The line that it is entered in; without an input of its own it has these attributes. */
  input: FieldInputView;
}

/** The look of an input. */
export interface FieldInputView {
  /** HTML attributes: virtual keyboard, autofill, spell checking. */
  attributes: (field: { days?: DayRange; min?: number }) => InputHTMLAttributes<HTMLInputElement>;
  /** Width in pixels, as a hint at the length of the value. @default all there is */
  maxWidthPx?: number;
  /** Figures have equal widths. @default false */
  hasEqualFigures?: true;
}
