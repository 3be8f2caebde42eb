/** A moment so many days from now, in the format of forms; journeys run on the real clock. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
}
