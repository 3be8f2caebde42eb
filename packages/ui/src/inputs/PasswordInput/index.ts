export type { PasswordInputProps } from './PasswordInput.tsx';
export { PasswordInput } from './PasswordInput.tsx';
