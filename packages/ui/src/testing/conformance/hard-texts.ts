/** Texts that editors really paste, and that break layouts. `index` keeps texts apart where they become React's keys. */
export const hardTexts: Record<string, (index: number) => string> = {
  'no text': () => '',
  '5,000 characters without a space': (index) =>
    `${index}${'Harmoncountyvoterregistration'.repeat(173)}`.slice(0, 5000),
  '5,000 characters in sentences': (index) => `${index} Bring a chair and a dish. `.repeat(200).slice(0, 5000),
  'right to left': (index) => `${index} مرحبا بكم في الشرفة المضاءة عند الغسق، والعشاء على الطاولة الطويلة`,
  emoji: (index) => `${index} 👩🏾‍🌾🏳️‍🌈👨‍👩‍👧‍👦 ${'🧵'.repeat(200)}`,
  'what looks like HTML': (index) =>
    `${index} <b data-injected>bold</b> <script>window.injected = true</script> &amp; "quotes"`,
};

/** Whether a page was changed by the text that looks like HTML. */
export function wasInjected(): boolean {
  return document.querySelector('[data-injected]') !== null || 'injected' in window;
}
