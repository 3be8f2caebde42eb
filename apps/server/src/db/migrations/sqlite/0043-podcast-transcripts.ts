export { up } from '../both/0043-podcast-transcripts.ts';
