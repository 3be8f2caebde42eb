/** Longest duration that counts as one, in seconds: a header may contain any. ours */
const maxSeconds = 7 * 24 * 60 * 60;

/** Returns a duration in whole seconds, at least 1 unless it is 0; null for one that can't be. */
export function integerSeconds(seconds = 0): number | null {
  if (!(seconds >= 0 && seconds <= maxSeconds)) return null;
  return seconds === 0 ? 0 : Math.max(1, Math.round(seconds));
}
