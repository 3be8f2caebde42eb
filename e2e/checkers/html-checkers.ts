import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Finding, ScreenFinding } from './finding.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
  }),
);

/** Findings of html-validate in a document. */
export async function htmlValidateFindings(html: string): Promise<Finding[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line, column }) => ({
      checker: 'html-validate' as const,
      rule: ruleId,
      message,
      element: selector ?? `line ${line}, column ${column}`,
    })),
  );
}

/** JSON output of the W3C's checker. */
interface NuReport {
  messages: { type: string; url: string; message: string; extract?: string }[];
}

/**
 * Findings of the W3C's Nu Html Checker in all documents; in one run, since starting it takes longer than checking.
 * @param documents HTML by screen
 * @param java path of the Java that it runs on
 */
export async function nuHtmlCheckerFindings(
  documents: ReadonlyMap<string, string>,
  java: string,
): Promise<ScreenFinding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-html-'));
  const screens = [...documents.keys()];
  screens.forEach((screen, index) => {
    writeFileSync(join(folder, `${index}.html`), documents.get(screen) ?? '');
  });
  try {
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    const options = ['--format', 'json', '--exit-zero-always', folder];
    // Java reads paths in the locale's encoding, and where that is ASCII finds no file in a folder named Über.
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const { stderr } = await promisify(execFile)(java, ['-jar', jar, ...options], { maxBuffer: 20_000_000, env });
    const { messages } = JSON.parse(stderr) as NuReport;
    return (
      messages
        // Its CSS support is years behind browsers.
        .filter(({ type, message }) => type === 'error' && !message.startsWith('CSS:'))
        .map(({ url, message, extract = '' }) => ({
          screen: screens[Number.parseInt(basename(url), 10)] ?? url,
          checker: 'Nu Html Checker',
          rule: message.replace(/“[^”]*”/g, '“…”'),
          message,
          element: extract,
        }))
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
