export { VoterRegistrationSection, type VoterRegistrationSectionProps } from './VoterRegistrationSection.tsx';
