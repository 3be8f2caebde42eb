export { LongDate, type LongDateProps } from './LongDate.tsx';
