export { AddToCalendar, type AddToCalendarProps, type WebCalendar } from './AddToCalendar.tsx';
