export { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength.tsx';
