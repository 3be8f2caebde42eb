export { LoginPage } from './LoginPage.tsx';
export { PasswordNotice } from './PasswordNotice.tsx';
export { RequireToken } from './RequireToken.tsx';
export { SignInAgain } from './SignInAgain.tsx';
export { useSignOut } from './useSignOut.ts';
