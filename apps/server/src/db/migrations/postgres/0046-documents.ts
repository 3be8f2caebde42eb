export { up } from '../both/0046-documents.ts';
