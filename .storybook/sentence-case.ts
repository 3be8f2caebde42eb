/** Words that stay capitalized. */
const names = new Set(['CSV', 'Georgia', 'JavaScript', 'PDF', 'WebGL']);

/**
 * A story's name in sentence case: Storybook turns the export `NothingMatches` into 'Nothing Matches', and this turns
 * that into 'Nothing matches'.
 */
export function sentenceCase(name: string): string {
  const phone = /^Phone (\d+)$/.exec(name);
  if (phone) return `Phone, ${phone[1]} px`;
  return name
    .replace('Java Script', 'JavaScript')
    .replace(/Web G[lL]/, 'WebGL')
    .replace(/\bPdf\b/, 'PDF')
    .split(' ')
    .map((word, index) => (index === 0 || names.has(word) ? word : word.toLowerCase()))
    .join(' ');
}
