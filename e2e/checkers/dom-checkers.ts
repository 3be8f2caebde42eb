import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as equalAccess from 'accessibility-checker-engine';
import type { Page } from 'playwright';
import type { Finding } from './finding.ts';

/** HTML_CodeSniffer in a page; it has no types of its own. */
interface CodeSniffer {
  process(standard: string, content: Document, done: () => void, failed: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Element }[];
  ERROR: number;
}

declare global {
  interface Window {
    ace?: typeof equalAccess;
    HTMLCS?: CodeSniffer;
  }
}

const { resolve } = createRequire(import.meta.url);
const sources = ['accessibility-checker-engine/ace.js', 'html_codesniffer/build/HTMLCS.js'].map((path) =>
  readFileSync(resolve(path), 'utf8'),
);

/** Maximum number of characters reported of an element. */
const elementMaxCharacters = 300;

/** Loads both checkers into a page, where they stay until the next navigation. */
export async function loadCheckers(page: Page): Promise<void> {
  for (const content of sources) await page.addScriptTag({ content });
}

/** Certain violations found by IBM Equal Access with its own rule set: WCAG 2.2 A, AA and IBM's own rules. */
export async function equalAccessFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(async (maxCharacters) => {
    if (!window.ace) throw new Error('Equal Access was not loaded into the page.');
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL')
      .map(({ ruleId, message, snippet, path }) => ({
        checker: 'Equal Access' as const,
        rule: ruleId,
        message,
        element: `${snippet} at ${path.dom}`.slice(0, maxCharacters),
      }));
  }, elementMaxCharacters);
}

/** Errors found by HTML_CodeSniffer for WCAG 2.1 AA. */
export async function codeSnifferFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(async (maxCharacters) => {
    const sniffer = window.HTMLCS;
    if (!sniffer) throw new Error('HTML_CodeSniffer was not loaded into the page.');
    await new Promise<void>((resolve, reject) =>
      sniffer.process('WCAG2AA', document, resolve, () =>
        reject(new Error('HTML_CodeSniffer does not know this standard.')),
      ),
    );
    return sniffer
      .getMessages()
      .filter(({ type }) => type === sniffer.ERROR)
      .map(({ code, msg, element }) => ({
        checker: 'HTML_CodeSniffer' as const,
        rule: code,
        message: msg,
        element: (element.outerHTML ?? '').slice(0, maxCharacters),
      }));
  }, elementMaxCharacters);
}
