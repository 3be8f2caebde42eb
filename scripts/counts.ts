/**
 * `npm run counts`: size metrics of the code base. `--casts` lists every cast.
 * Product code is everything under apps and packages except tests, stories, samples and migrations.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const root = join(import.meta.dirname, '..');

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const isProduct = ({ path }: { path: string }) =>
  /^(apps|packages)\/\w+\/src\//.test(path) &&
  !/\.(test|stories)\.|\/(testing|fuzz|db\/migrations)\/|\/(test|sample)-|storybook\//.test(path);

const product = sources.filter(isProduct);
const lines = (files: typeof sources) => files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

/** Line numbers of type casts in a file. */
function castLines({ path, text }: (typeof sources)[number]): number[] {
  const module = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') });
  const bytes = Buffer.from(text);
  // SWC's spans are byte offsets that continue from file to file.
  const base = module.span.end - bytes.length;
  const found: number[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, span } = node as { type?: string; span?: { start: number } };
    if (span && (type === 'TsAsExpression' || type === 'TsTypeAssertion'))
      found.push(
        bytes
          .subarray(0, span.start - base)
          .toString()
          .split('\n').length,
      );
    Object.values(node).forEach(visit);
  };
  visit(module.body);
  return found;
}

const casts = product.map((source) => ({ ...source, at: castLines(source) }));
const castCount = casts.reduce((sum, { at }) => sum + at.length, 0);
if (process.argv.includes('--casts')) {
  for (const { path, text, at } of casts)
    for (const line of at) console.log(`${path}:${line}: ${text.split('\n')[line - 1]?.trim()}`);
}

const sheets = join(root, 'packages/ui/sheets');
const sheetBytes = readdirSync(sheets).reduce((sum, file) => sum + statSync(join(sheets, file)).size, 0);
// Only types: in prose `any` is followed by a space, and comments don't count.
const anyType = /^[^/*]*(: any\b(?! )|<any>| as any\b)/m;
const matches = (pattern: RegExp) => product.filter(({ text }) => pattern.test(text)).length;

const counts: [string, number | string, string][] = [
  ['lines of TypeScript', lines(sources), ''],
  ['without demo/', lines(sources.filter(({ path }) => !path.startsWith('demo/'))), 'at most 62,000'],
  ['of which product', lines(product), ''],
  ['of which tests and stories', lines(sources.filter((source) => !isProduct(source))), ''],
  ['casts', castCount, 'fewer than 60'],
  ['files with “as unknown as”', matches(/ as unknown as /), '0'],
  ['files with “any” as a type', matches(anyType), '0'],
  ['reference pictures, MB', (sheetBytes / 1e6).toFixed(1), 'at most 8'],
];
for (const [what, count, wanted] of counts)
  console.log(`${what.padEnd(30)} ${count.toLocaleString('en-US').padStart(9)}${wanted ? `   ${wanted}` : ''}`);
