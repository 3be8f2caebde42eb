/** A text without case and accents, so that 'jose' finds 'José'. The browser's lists compare the same way. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
