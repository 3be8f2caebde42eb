/** Words that keep their capitals inside a name. */
const names = new Set(['CSV', 'Georgia', 'JavaScript', 'PDF', 'WebGL']);

/**
 * A story's name as people write: Storybook makes 'Nothing Matches' of the export `NothingMatches`, and this makes
 * 'Nothing matches' of that.
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
