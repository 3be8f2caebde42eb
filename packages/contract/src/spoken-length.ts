/** The length of a sound or a film as people say it. */
export function spokenLength(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
