/** Formats the length of a sound or a film for people: '45 seconds', '12 minutes'. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
