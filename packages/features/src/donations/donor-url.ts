import { dashboardUrls } from '@porchlight/contract/dashboard-urls';

/**
 * URL of the page of a donation's donor. It names nobody, since addresses are in logs and histories.
 * @param id of a donation
 */
export const donorUrl = (id: number | string) => `${dashboardUrls.donation.show(id)}/donor`;
