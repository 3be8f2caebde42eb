/** Addresses that visitors requested in vain. */

/** An address that has no page and no redirect. */
export interface MissedAddress {
  /** In lower case. */
  path: string;
  /** How often it was requested. */
  count: number;
  /** When it was last requested, `YYYY-MM-DD`. */
  last_day: string;
}

/** Response of `GET /api/get-all-missed-address`: the most requested ones first. */
export interface MissedAddressesResponse {
  addresses: MissedAddress[];
}
