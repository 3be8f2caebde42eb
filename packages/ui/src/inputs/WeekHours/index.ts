export { TimeSpanInputs } from './TimeSpanInputs.tsx';
export { WeekHours, type WeekHoursProps } from './WeekHours.tsx';
export { readWeek, type Span, unfinishedHours } from './week-lines.ts';
