export { LoginPage } from './LoginPage.tsx';
export { RequireToken } from './RequireToken.tsx';
export { useSignOut } from './useSignOut.ts';
