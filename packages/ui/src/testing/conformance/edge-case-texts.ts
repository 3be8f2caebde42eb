/**
 * Texts that break layouts, like those that editors really paste. `index` keeps texts unique where they are used as
 * React keys.
 */
export const edgeCaseTexts: Record<string, (index: number) => string> = {
  'no text': () => '',
  '5,000 characters without a space': (index) =>
    `${index}${'Harmoncountyvoterregistration'.repeat(173)}`.slice(0, 5000),
  'right to left, with emoji and what looks like HTML': (index) =>
    `${index} مرحبا بكم في الشرفة المضاءة عند الغسق، والعشاء على الطاولة الطويلة 👩🏾‍🌾🏳️‍🌈👨‍👩‍👧‍👦 ${'🧵'.repeat(200)} <b data-injected>bold</b> <script>window.injected = true</script> &amp; "quotes"`,
};

/** Whether the HTML-like text was parsed as HTML. */
export function wasInjected(): boolean {
  return document.querySelector('[data-injected]') !== null || 'injected' in window;
}
