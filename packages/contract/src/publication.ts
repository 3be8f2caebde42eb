/** States of public records, and who may change them. docs/decisions/0049 */

import { canWrite } from './call-access.ts';
import type { DraftEntry } from './drafts.ts';
import type { ResourceName } from './entities.ts';
import type { Entity } from './entity.ts';
import { type Fields, withDocuments } from './fields.ts';
import { hasPermission, type Role } from './permissions.ts';
import { keysOf } from './records-by-key.ts';

/** Labels of the states of a public record, in the order of its life cycle. */
export const stateNames = {
  draft: 'Draft',
  in_review: 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
} as const;

/** State of a public record; visitors see only published ones. */
export type State = keyof typeof stateNames;

/** All states. */
export const states = keysOf(stateNames);

/** States in which authors may edit their own records, until an editor publishes or archives them. */
export const authorStates: readonly string[] = ['draft', 'in_review'] satisfies State[];

/** Values of the query parameter `state` for staff. */
export const stateFilters = [...states, 'any'] as const;

/** Filter by state: one state, or `any`. */
export type StateFilter = (typeof stateFilters)[number];

/** Additional fields of a public entity's records; not returned to visitors. */
const publicationFields = {
  state: {
    kind: 'choice',
    label: 'State',
    options: stateNames,
  },
  publish_at: { kind: 'dateTime', label: 'Publish at', range: 'plan' },
  visible_until: {
    kind: 'dateTime',
    label: 'Visible until',
    range: 'plan',
    help: 'Archived at this time, and no longer visible to visitors.',
  },
} as const satisfies Fields;

/** Names of these fields. */
export const publicationFieldNames: readonly string[] = Object.keys(publicationFields);

/** A record's publication properties. A backend without states lacks them: everything is published. */
export interface Publication {
  state?: State;
  /** Moment of a scheduled publication, UTC; null in any other state. */
  publish_at?: string | null;
  /** Moment from which visitors can't see it any more, UTC: it is archived then. Null without one. */
  visible_until?: string | null;
  /** Moment of the first publication, UTC; null before it. Visitors get it as `created_at`. */
  published_at?: string | null;
  /** Why it was sent back to its author; missing without a note. */
  review_note?: string;
  /** Id of the account that created it; null if unknown. */
  created_by?: number | null;
  /** For unpublished records, by field: the query of an address that shows the file for some minutes. */
  file_keys?: Record<string, string>;
  /** For a draft of changes: id of the published record that it replaces when it is published. */
  replaces?: number;
  /** For a published record requested by id: its draft of changes. */
  changes?: { id: number; state: State; publish_at: string | null };
  /** For a draft: the change set that it waits in. */
  change_set?: SetOfRecord;
}

/** The change set that a draft is in. */
export interface SetOfRecord {
  id: number;
  name: string;
  /** Null unless the set is scheduled. */
  publish_at: string | null;
}

/** States of a draft of changes before it is published. */
export const changesStates: readonly string[] = ['draft', 'in_review', 'scheduled'] satisfies State[];

/** A record that waits for somebody: in review, scheduled for publication, or an account's own draft. */
export interface WaitingRecord {
  resource: ResourceName;
  id: number;
  title: string;
  state: 'in_review' | 'scheduled' | 'draft';
  /** Time of publication for a scheduled record, of the last change for the others; UTC. */
  at: string;
  /** For a draft that was sent back: why. */
  review_note?: string;
}

/** Response of `GET /api/get-all-waiting`. */
export interface WaitingResponse {
  /**
   * Records in review, longest waiting first: those that the account may publish, and its own; then scheduled ones,
   * soonest first; then the account's own drafts, those that were sent back first, then newest first. At most
   * `waitingLimit` of each.
   */
  records: WaitingRecord[];
  /** Total numbers of each. */
  total: { in_review: number; scheduled: number; draft: number };
  /** The account's own unsaved work of forms, newest first, from all devices. */
  drafts: DraftEntry[];
  /** Change sets that could not be published at their time, for those who may change them. */
  failed_sets: { id: number; name: string; problem: string }[];
  /** Number of mails that could not be sent; 0 for accounts that may not see them. */
  failed_mails: number;
}

/** Maximum number of records of each state in `WaitingResponse`. */
export const waitingLimit = 5;

/** Response of the call that duplicates a record. */
export interface DuplicateResponse {
  /** Id of the copy, a draft. */
  id: number;
}

/** Lifetime of a preview link, in days. */
export const previewLinkDays = 7;

/** Query parameter of a page's address with the secret of a preview link. */
export const previewParameter = 'preview';

/** A link that shows an unpublished record to people without an account. */
export interface PreviewLink {
  /** The absolute URL. */
  url: string;
  /** UTC. */
  expires_at: string;
}

/** Response of the calls about a record's preview link; null if it has none. */
export interface PreviewLinkResponse {
  preview_link: PreviewLink | null;
}

/** Whether an entity's records have states, which decide whether visitors see them. */
export function hasStates({ area }: Pick<Entity, 'area'>): boolean {
  return area === 'content';
}

/** The fields of a record's form: those of the entity and of its publication. */
export function formFieldsOf({ fields, area }: Pick<Entity, 'fields' | 'area'>): Fields {
  return hasStates({ area }) ? { ...fields, ...publicationFields } : fields;
}

/** The fields that requests accept and the history stores: those of the form and the documents of long texts. */
export function storedFields(entity: Pick<Entity, 'fields' | 'area'>): Fields {
  return withDocuments(formFieldsOf(entity));
}

/** States in which a record needs no title: visitors don't see it, and no one is asked to publish it. */
const untitledStates: readonly string[] = ['draft', 'archived'] satisfies State[];

/** Whether a record in a state can be saved without a title. */
export function canBeUntitled(state: unknown): boolean {
  return typeof state === 'string' && untitledStates.includes(state);
}

/** A record's state; published where it has none. */
export function stateOf(record: Readonly<Record<string, unknown>>): State {
  return states.find((state) => state === record.state) ?? 'published';
}

/**
 * Whether an account may change, delete and restore a record: roles that may publish may, and authors may as long as it
 * is their own and not yet decided by an editor.
 */
export function canChangeRecord(
  { id, role }: { id: number; role: Role },
  name: ResourceName,
  record: Readonly<Record<string, unknown>>,
): boolean {
  if (canWrite(role, name)) return true;
  return hasPermission(role, 'write own drafts') && record.created_by === id && authorStates.includes(stateOf(record));
}
