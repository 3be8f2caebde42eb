export { PartnerLogosSection, type PartnerLogosSectionProps } from './PartnerLogosSection.tsx';
