export { readDays } from './day-lines.ts';
export { SpecialDays, type SpecialDaysProps } from './SpecialDays.tsx';
