import { type Frequency, monthWeekdaysOf, type Recurrence, weekdayOf } from '@porchlight/contract/recurrence';
import { monthWeekdayInWords } from '@porchlight/contract/recurrence-words';

/** A day of a month or a year that a rule can be about, with its label. */
export interface DayChoice {
  label: string;
  days: Pick<Recurrence, 'monthDay' | 'monthWeekday'>;
}

/** Which days of a month a first day stands for: its number, its weekday in the month, the last one. */
export function dayChoices(day: string): DayChoice[] {
  const number = Number(day.slice(8));
  const isLastDay = addOneDay(day).slice(8) === '01';
  return [
    { label: `On day ${number}`, days: { monthDay: number } },
    ...(isLastDay ? [{ label: 'On the last day', days: { monthDay: -1 } }] : []),
    ...monthWeekdaysOf(day).map((monthWeekday) => ({
      label: `On the ${monthWeekdayInWords(monthWeekday)}`,
      days: { monthWeekday },
    })),
  ];
}

function addOneDay(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The choice that a rule has; -1 for another one. */
export function chosenDay(choices: readonly DayChoice[], { monthDay, monthWeekday }: Recurrence): number {
  return choices.findIndex(
    ({ days }) =>
      days.monthDay === monthDay &&
      days.monthWeekday?.weekday === monthWeekday?.weekday &&
      days.monthWeekday?.position === monthWeekday?.position,
  );
}

/** The rule that a person most likely means by a unit and a first day. */
export function usualRule(frequency: Frequency, day: string, kept?: Recurrence): Recurrence {
  const { count, until, except = [] } = kept ?? {};
  const end = { interval: 1, except, ...(count !== undefined && { count }), ...(until !== undefined && { until }) };
  if (frequency === 'day') return { ...end, frequency, weekdays: [] };
  if (frequency === 'week') return { ...end, frequency, weekdays: [weekdayOf(day)] };
  const [weekday] = monthWeekdaysOf(day);
  if (frequency === 'month' && weekday) return { ...end, frequency, weekdays: [], monthWeekday: weekday };
  const inYear = frequency === 'year' ? { month: Number(day.slice(5, 7)) } : {};
  return { ...end, frequency, weekdays: [], monthDay: Number(day.slice(8)), ...inYear };
}
