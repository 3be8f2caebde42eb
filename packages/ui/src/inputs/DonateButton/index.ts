export { DonateButton, type DonateButtonProps } from './DonateButton.tsx';
