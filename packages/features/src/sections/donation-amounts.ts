import { donateHref, organization } from '../site/index.ts';

/** The amounts of the settings with the addresses that they are given at. */
export function donationAmounts() {
  return organization.amounts.map(({ dollars, text }) => ({ dollars, text, href: amountUrl(dollars), newTab: true }));
}

/** URL of the donation page, with the amount if the page takes it as a query parameter; where there is none, of an email. */
function amountUrl(dollars: number): string {
  const { donateUrl, donateAmountParameter } = organization;
  if (!donateUrl || !donateAmountParameter) return donateHref() ?? `mailto:${organization.email}`;
  const url = new URL(donateUrl);
  url.searchParams.set(donateAmountParameter, `${dollars}`);
  return url.href;
}
