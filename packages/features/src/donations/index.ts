export { donationDefinition } from './donation.resource.tsx';
