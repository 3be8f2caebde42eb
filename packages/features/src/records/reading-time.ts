/** Words that people read in a minute, a careful pace. */
const wordsPerMinute = 200;
/** Shorter texts have no reading time. */
const shownFromMinutes = 2;

/** How long it takes to read a text: '5 min read'; undefined for a short one. */
export function readingTime(text: string): string | undefined {
  const minutes = Math.round((text.match(/\S+/g) ?? []).length / wordsPerMinute);
  return minutes < shownFromMinutes ? undefined : `${minutes} min read`;
}
