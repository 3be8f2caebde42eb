export { userDefinition } from './user.resource.tsx';
