export { up } from '../both/0030-publication.ts';
