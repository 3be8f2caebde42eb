export { up } from '../both/0028-passkeys.ts';
