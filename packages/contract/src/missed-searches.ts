/** Searches of visitors that found nothing. */

/** Words that no page has. */
export interface MissedSearch {
  /** In lower case, without accents. */
  words: string;
  /** How often they were searched for. */
  count: number;
  /** When they were last searched for, `YYYY-MM-DD`. */
  last_day: string;
}

/** Response of `GET /api/get-all-missed-search`. */
export interface MissedSearchesResponse {
  /** Whether searches are counted at the moment. */
  counted: boolean;
  /** The most frequent ones first. */
  searches: MissedSearch[];
}
