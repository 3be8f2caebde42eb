import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Finding, PlacedFinding } from './finding.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
  }),
);

/** What html-validate finds in a document. */
export async function byHtmlValidate(html: string): Promise<Finding[]> {
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

/** Whether the machine has a Java that the W3C's checker runs in. */
export const hasJava = spawnSync('java', ['-version']).status === 0;

/** What the W3C's checker writes. */
interface NuReport {
  messages: { type: string; url: string; message: string; extract?: string }[];
}

/**
 * What the W3C's Nu Html Checker finds in documents, all at once: starting it takes longer than reading them. Needs Java.
 * @param documents HTML by the screen it is of
 */
export async function byNuHtmlChecker(documents: ReadonlyMap<string, string>): Promise<PlacedFinding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-html-'));
  const screens = [...documents.keys()];
  screens.forEach((screen, place) => {
    writeFileSync(join(folder, `${place}.html`), documents.get(screen) ?? '');
  });
  try {
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    const options = ['--format', 'json', '--exit-zero-always', folder];
    const { stderr } = await promisify(execFile)('java', ['-jar', jar, ...options], { maxBuffer: 20_000_000 });
    const { messages } = JSON.parse(stderr) as NuReport;
    return (
      messages
        // What it knows of CSS is years behind what browsers do.
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
