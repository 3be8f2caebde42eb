export { LongDate, type LongDateProps } from './LongDate.tsx';
export { formatLongDate } from './long-date.ts';
