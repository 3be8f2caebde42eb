export { emailDefinition } from './email.resource.tsx';
