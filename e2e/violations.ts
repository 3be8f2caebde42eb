import type { Page } from '@playwright/test';

declare global {
  interface Window {
    noteViolation(violation: string): void;
  }
}

/** Collects what a page's policy stops: a script that catches the error says nothing of it in the console. */
export async function violationsOn(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) =>
      window.noteViolation(`${violatedDirective} ${blockedURI} on ${documentURI}`),
    );
  });
  return violations;
}
