export { DonationChart } from './DonationChart.tsx';
export { DonationTotals } from './DonationTotals.tsx';
export { RecentDonations } from './RecentDonations.tsx';
