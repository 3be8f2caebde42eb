export { createSignInPlaces as up } from '../both/first-tables.ts';
