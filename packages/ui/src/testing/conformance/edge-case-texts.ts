/**
 * Texts that break layouts, like those that editors really paste. `index` keeps texts unique where they are used as
 * React keys.
 */
export const edgeCaseTexts: Record<string, (index: number) => string> = {
  'no text': () => '',
  '5,000 characters without a space': (index) =>
    `${index}${'Harmoncountyvoterregistration'.repeat(173)}`.slice(0, 5000),
  '5,000 characters in sentences': (index) => `${index} Bring a chair and a dish. `.repeat(200).slice(0, 5000),
  'right to left': (index) => `${index} مرحبا بكم في الشرفة المضاءة عند الغسق، والعشاء على الطاولة الطويلة`,
  emoji: (index) => `${index} 👩🏾‍🌾🏳️‍🌈👨‍👩‍👧‍👦 ${'🧵'.repeat(200)}`,
  'what looks like HTML': (index) =>
    `${index} <b data-injected>bold</b> <script>window.injected = true</script> &amp; "quotes"`,
};

/** Whether the HTML-like text was parsed as HTML. */
export function wasInjected(): boolean {
  return document.querySelector('[data-injected]') !== null || 'injected' in window;
}
