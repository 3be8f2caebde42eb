export { up } from '../both/0062-named-files.ts';
