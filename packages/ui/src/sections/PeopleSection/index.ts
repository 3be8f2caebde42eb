export { PeopleSection, type PeopleSectionProps } from './PeopleSection.tsx';
