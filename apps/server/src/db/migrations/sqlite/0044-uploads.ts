export { up } from '../both/0044-uploads.ts';
