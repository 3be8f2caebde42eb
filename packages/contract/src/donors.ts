/** The calls about those who gave, and what their letters have to say. Not from the spec. docs/decisions/0180 */

/** Response of `GET /api/get-donation-funds`. */
export interface DonationFundsResponse {
  /** The funds of donations, the last used first; at most `donationFundsMax`. */
  funds: string[];
}
