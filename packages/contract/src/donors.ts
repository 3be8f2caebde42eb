/** The calls about those who gave, and their letters. Not from the spec. docs/decisions/0180 */
import type { Donation } from './entities.ts';

/** Response of `GET /api/get-donation-funds`. */
export interface DonationFundsResponse {
  /** The funds of donations, the last used first; at most `donationFundsMax`. */
  funds: string[];
}

/** By what the donations of a donor are found; `number` for a donation without a name and an address, which is alone. */
export const donorKeys = ['email', 'name', 'number'] as const;

/** What a donor gave in a year. */
export interface DonorYear {
  year: string;
  /** Sum of the gifts of money. */
  total_amount: number;
  /** Number of gifts of money, and in kind. */
  money_count: number;
  in_kind_count: number;
}

/** A donation on its donor's page. */
export type DonorDonation = Pick<Donation, 'id' | 'amount' | 'date' | 'item' | 'fund'> & { method: string };

/** Response of `GET /api/get-donor/{id}`. */
export interface DonorResponse {
  donor: {
    found_by: (typeof donorKeys)[number];
    /** The last name that the donor gave; '' for none. */
    name: string;
    email: string;
    /** Number of all donations. */
    count: number;
    /** Newest first. */
    years: DonorYear[];
    /** Newest first; at most a page of them. */
    donations: DonorDonation[];
  };
}

/** Response of `GET /api/get-donation-letter/{id}`. */
export interface AcknowledgmentResponse {
  letter: {
    /** Name of the file, such as 'Statement 2026, Ruth Hart.pdf'. */
    file_name: string;
    /** The PDF in Base64. */
    pdf: string;
    /** Letters that the typeface lacks, which are left out; '' for none. */
    left_out: string;
  };
}
