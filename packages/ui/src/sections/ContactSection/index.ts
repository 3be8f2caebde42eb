export { ContactSection, type ContactSectionProps } from './ContactSection.tsx';
