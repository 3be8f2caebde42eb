export { type HoursRow, OpeningHours, type OpeningHoursProps, type Weekday } from './OpeningHours.tsx';
