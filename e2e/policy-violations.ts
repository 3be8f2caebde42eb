import type { Page } from '@playwright/test';

declare global {
  interface Window {
    noteViolation(violation: string): void;
  }
}

/** Collects violations of the Content-Security-Policy, which the console doesn't show if a script catches the error. */
export async function policyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) =>
      window.noteViolation(`${violatedDirective} ${blockedURI} on ${documentURI}`),
    );
  });
  return violations;
}
