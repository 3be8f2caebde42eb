export { up } from '../both/0057-event-places.ts';
