export { type Partner, PartnerLogos, type PartnerLogosProps } from './PartnerLogos.tsx';
