export { eventDefinition } from './event.resource.tsx';
