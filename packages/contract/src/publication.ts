/** What visitors see of public records, and who may decide it. docs/decisions/0049 */

import { mayWrite } from './call-access.ts';
import type { DraftEntry } from './drafts.ts';
import type { ResourceName } from './entities.ts';
import type { Entity } from './entity.ts';
import { type Fields, withDocuments } from './fields.ts';
import { hasPermission, type Role } from './permissions.ts';

/** States of a public record with their words, in the order of its life. */
export const stateNames = {
  draft: 'Draft',
  in_review: 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
} as const;

/** State of a public record: visitors see what is published, and nothing else. */
export type State = keyof typeof stateNames;

/** All states. */
export const states = Object.keys(stateNames) as State[];

/** States of what its author may go on with, until an editor has decided. */
export const authorStates: readonly string[] = ['draft', 'in_review'] satisfies State[];

/** What a list or a single call of staff may name as `state`. */
export const askedStates = [...states, 'any'] as const;

/** Which records somebody reads: those of one state, or all. */
export type AskedState = (typeof askedStates)[number];

/** What a public entity's records have besides its fields; visitors are told none of it. */
const publicationFields = {
  state: {
    kind: 'choice',
    label: 'State',
    options: stateNames,
  },
  publish_at: { kind: 'dateTime', label: 'Publish at' },
} as const satisfies Fields;

/** Names of the fields of a record's publication. */
export const publicationFieldNames: readonly string[] = Object.keys(publicationFields);

/** What a record has of its publication. A backend that knows no states lacks it: everything is published. */
export interface Publication {
  state?: State;
  /** Moment of a scheduled publication, UTC; null in any other state. */
  publish_at?: string | null;
  /** Id of the account that created it; null where nobody knows. */
  created_by?: number | null;
  /**
   * While it is not published, by field: the query of an address under which its file can be seen for some minutes.
   */
  file_keys?: Record<string, string>;
  /** Id of the published record that this one replaces when it is published itself: a draft of changes. */
  replaces?: number;
  /** Of a published record that is read alone: its draft of changes. */
  changes?: { id: number; state: State; publish_at: string | null };
}

/** States of a draft of changes, until it is published. */
export const changesStates: readonly string[] = ['draft', 'in_review', 'scheduled'] satisfies State[];

/** A record that an editor has to read, or that is published by itself at a moment to come. */
export interface WaitingRecord {
  resource: ResourceName;
  id: number;
  title: string;
  state: 'in_review' | 'scheduled';
  /** Moment of its publication, and for what is in review of its last change, UTC. */
  at: string;
}

/** Answer of `GET /api/get-all-waiting`. */
export interface WaitingAnswer {
  /** What has waited longest for review first, then what is published soonest; of each at most `waitingLimit`. */
  records: WaitingRecord[];
  /** How many there are in all. */
  total: { in_review: number; scheduled: number };
  /** One's own drafts, newest first: what was typed into forms and not saved, on whatever device. */
  drafts: DraftEntry[];
}

/** Records of one state that `WaitingAnswer` names. */
export const waitingLimit = 5;

/** How long a preview link opens its record, in days. */
export const previewLinkDays = 7;

/** The query parameter of a page's address that carries a preview link's secret. */
export const previewParameter = 'preview';

/** A link by which somebody without an account sees a record that is not published. */
export interface PreviewLink {
  /** The whole address. */
  url: string;
  /** UTC. */
  expires_at: string;
}

/** Answer of the calls of a record's preview link; null where there is none. */
export interface PreviewLinkAnswer {
  preview_link: PreviewLink | null;
}

/** Whether an entity's records have states: whether visitors see them. */
export function hasStates({ area }: Pick<Entity, 'area'>): boolean {
  return area === 'content';
}

/** What somebody fills in of an entity's record: its fields, and those of its publication. */
export function formFieldsOf({ fields, area }: Pick<Entity, 'fields' | 'area'>): Fields {
  return hasStates({ area }) ? { ...fields, ...publicationFields } : fields;
}

/** Everything that calls take and the history keeps of an entity's record: that, and the documents of its long texts. */
export function storedFields(entity: Pick<Entity, 'fields' | 'area'>): Fields {
  return withDocuments(formFieldsOf(entity));
}

/** A record's state. */
export function stateOf(record: Readonly<Record<string, unknown>>): State {
  return states.find((state) => state === record.state) ?? 'published';
}

/**
 * Whether somebody may change, delete and bring back a record: who publishes may, and an author what they began
 * themselves, as long as no editor has decided.
 */
export function mayChange(
  { id, role }: { id: number; role: Role },
  name: ResourceName,
  record: Readonly<Record<string, unknown>>,
): boolean {
  if (mayWrite(role, name)) return true;
  return hasPermission(role, 'write own drafts') && record.created_by === id && authorStates.includes(stateOf(record));
}
