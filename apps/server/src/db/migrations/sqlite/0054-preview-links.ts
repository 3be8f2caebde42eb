export { up } from '../both/0054-preview-links.ts';
