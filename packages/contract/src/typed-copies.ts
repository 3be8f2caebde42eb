/** Copies of the organization's facts that people have typed into texts, which stay when the fact changes. */

import type { ResourceName } from './entities.ts';

/** A copy of a fact in a text of a record. */
export interface TypedCopy {
  resource: ResourceName;
  id: number;
  /** The record's title. */
  title: string;
  /** The field that has the text. */
  field: string;
  /** Where the text is: 'Content', or 'Section 2 (Quote), Quote'. */
  place: string;
  /** The section that has the text; null in other fields. */
  section: string | null;
  /** The text around the copy, and the copy. */
  before: string;
  copy: string;
  after: string;
  /** Names of the facts with this value: 'second place hours'. */
  facts: string[];
  /** Whether it is an earlier value, so that visitors read something that is no longer true. */
  is_old: boolean;
}

/** Response of `GET /api/get-all-typed-copy`. */
export interface TypedCopiesResponse {
  /** Those of earlier values first; at most `typedCopiesMax`. */
  copies: TypedCopy[];
  /** Whether there are more. */
  has_more: boolean;
}

/** A copy to replace: all of its text in one field of a record. */
export type ReplacedCopy = Pick<TypedCopy, 'resource' | 'id' | 'field' | 'copy'> & {
  /** The name of the fact that takes its place. */
  fact: string;
};

/** Response of `POST /api/replace-typed-copy`. */
export interface ReplaceTypedCopiesResponse {
  /** The changed records, each with the entry of the history that undoes the change. */
  changed: { resource: ResourceName; id: number; version: number; entry: number }[];
  /** Titles of records that could not be changed, each with the reason. */
  failed: { title: string; message: string }[];
}
