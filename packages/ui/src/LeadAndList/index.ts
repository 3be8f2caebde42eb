export { LeadAndList, type LeadAndListProps } from './LeadAndList.tsx';
