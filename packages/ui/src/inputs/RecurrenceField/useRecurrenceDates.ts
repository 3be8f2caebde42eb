import { type Recurrence, writeRecurrence } from '@porchlight/contract/recurrence';
import { useEffect, useMemo, useState } from 'react';

/** How many of the next dates are shown. */
const shownDates = 5;

type DatesModule = typeof import('@porchlight/contract/recurrence-dates');
type ProblemsModule = typeof import('@porchlight/contract/recurrence-problems');

/** What computes dates: large, and only forms with a rule need it. */
const loadParts = () =>
  Promise.all([import('@porchlight/contract/recurrence-dates'), import('@porchlight/contract/recurrence-problems')]);

/** What a rule gives, for people. */
export interface RecurrencePreview {
  /** Its next dates, wall times; one more than are shown if there are more. */
  dates: readonly string[];
  hasMore: boolean;
  /** Why it gives none. */
  problem: string | null;
  notes: readonly string[];
}

/**
 * The next dates of a rule, as one types; null until they are computed.
 * @param start wall time; '' for none
 * @param isInSeries whether the start is one of several dates of a series, which needn't fit its rule
 */
export function useRecurrenceDates(
  recurrence: Recurrence | null,
  start: string,
  zone: string,
  isInSeries: boolean,
): RecurrencePreview | null {
  const [parts, setParts] = useState<[DatesModule, ProblemsModule] | null>(null);
  const isNeeded = recurrence !== null && parts === null;
  useEffect(() => {
    let isCurrent = true;
    // Without the preview, the server still checks the rule.
    if (isNeeded)
      loadParts().then(
        (loaded) => {
          if (isCurrent) setParts(loaded);
        },
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  const rule = recurrence && writeRecurrence(recurrence);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the rule, which is new each time
  return useMemo(() => {
    if (!parts || !recurrence || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(start)) return null;
    const [{ datesOf }, { recurrenceProblem, recurrenceNotes }] = parts;
    const at = { start, zone };
    const problem = isInSeries ? null : recurrenceProblem(recurrence, at);
    // Of a series that has begun, only it knows how many dates are left.
    const unlimited = isInSeries ? { ...recurrence, count: undefined } : recurrence;
    const dates = problem ? [] : datesOf(unlimited, at, { max: shownDates + 1 });
    return {
      dates: dates.slice(0, shownDates),
      hasMore: dates.length > shownDates,
      problem,
      notes: problem ? [] : recurrenceNotes(recurrence, at),
    };
  }, [parts, rule, start, zone, isInSeries]);
}
