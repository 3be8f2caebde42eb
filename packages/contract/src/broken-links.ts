/** Links in what visitors see that lead nowhere. docs/decisions/0167 */

import type { ResourceName } from './entities.ts';
import type { RecordUse } from './pictures.ts';
import type { State } from './publication.ts';

/** Why visitors can't follow a link within this site: the state of the record, or why there is none. */
export type MissingPage = Exclude<State, 'published'> | 'deleted' | 'removed' | 'missing';

/** Why a page of another site could not be opened. */
export type RemoteProblem =
  | 'status'
  | 'timeout'
  | 'unknown_host'
  | 'no_response'
  | 'certificate'
  | 'redirects'
  | 'private';

/** A link in what visitors see that leads nowhere. */
export interface BrokenLink {
  /** The record that has the link: a published one, the menus, a redirect or the settings. */
  resource: ResourceName;
  id: number;
  title: string;
  /** Name of the field that has it. */
  field: string;
  /** Id of the section that has it; '' outside of sections. */
  section: string;
  /** What people read as the link. */
  text: string;
  /** Where it leads: a path of this site, or an address. */
  target: string;
  problem: MissingPage | RemoteProblem;
  /** For another site: the status of its response; null without one, and for a page of this site. */
  status: number | null;
  /** For another site: when it was last checked, UTC; null for a page of this site. */
  checked_at: string | null;
}

/** Response of `GET /api/get-all-broken-link`. */
export interface BrokenLinksResponse {
  /** Those within this site first; at most `brokenLinksMax`. */
  links: BrokenLink[];
  /** The number of all. */
  total: number;
  /** Whether links to other sites are checked. */
  checks_websites: boolean;
}

/** Response of `POST /api/check-link`. */
export interface CheckLinkResponse {
  /** Whether the address can be opened. */
  works: boolean;
}

/** A record that links to another one. */
export interface LinkingRecord extends RecordUse {
  /** Missing for records without states. */
  state?: State;
  /** Id of the section with the first such link; missing outside of sections. */
  section?: string;
}

/** Response of `GET /api/get-linking-records`: live records in any state that link to a record, published ones first. */
export interface LinkingRecordsResponse {
  /** At most `linkingRecordsMax`. */
  uses: LinkingRecord[];
  /** The number of all. */
  total: number;
}
