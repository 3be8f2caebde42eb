export { EventRegistrations } from './EventRegistrations.tsx';
