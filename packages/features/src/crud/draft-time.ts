/**
 * When a draft was typed last, by the clock of the device: '10:42 AM' today, 'March 12 at 4:05 PM' before.
 * @param savedAt milliseconds since 1970
 */
export function draftTime(savedAt: number): string {
  const at = new Date(savedAt);
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  if (at.toDateString() === new Date().toDateString()) return time;
  return `${at.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })} at ${time}`;
}
