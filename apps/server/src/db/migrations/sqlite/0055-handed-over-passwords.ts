export { up } from '../both/0055-handed-over-passwords.ts';
