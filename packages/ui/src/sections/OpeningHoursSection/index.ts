export { OpeningHoursSection, type OpeningHoursSectionProps } from './OpeningHoursSection.tsx';
