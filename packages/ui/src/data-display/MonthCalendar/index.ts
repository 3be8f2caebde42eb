export { MonthCalendar, type MonthCalendarItem, type MonthCalendarProps } from './MonthCalendar.tsx';
