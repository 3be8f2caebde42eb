export { SchemeSwitch, type SchemeSwitchProps } from './SchemeSwitch.tsx';
export { schemeCookie } from './useSchemeSwitch.ts';
