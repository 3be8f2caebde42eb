export {
  type DonationAmount,
  DonationAmountsSection,
  type DonationAmountsSectionProps,
} from './DonationAmountsSection.tsx';
