export { DonationChart } from './DonationChart.tsx';
export { DonationTotals } from './DonationTotals.tsx';
export { DonorLinks } from './DonorLinks.tsx';
export { DonorPage } from './DonorPage.tsx';
export { RecentDonations } from './RecentDonations.tsx';
