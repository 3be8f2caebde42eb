/**
 * `npm test -- imports`: checks the layers of import-rules.ts and that the graph of them in docs/develop.md is up to
 * date. `npm run docs` writes that graph.
 */
import { join } from 'node:path';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import { readDocumentBlock, writeDocumentBlock } from './document-block.ts';
import { importRules, layers } from './import-rules.ts';

const root = join(import.meta.dirname, '..');
const entityLayer = layers['packages/features/src']?.find((folders) => folders.includes('stories')) ?? [];

/** The node of the graph for a file; null for files that are not part of it. */
function nodeOf(path: string): string | null {
  if (/\.(test|stories)\.tsx?$|\/testing\/|\/fuzz\//.test(path)) return null;
  const folder = /^(?:packages\/features|apps\/server)\/src\/([^/]+)\//.exec(path)?.[1];
  if (path.startsWith('packages/features/') && folder) {
    return `features/${entityLayer.includes(folder) ? 'entities' : folder}`;
  }
  if (path.startsWith('apps/server/') && folder) return `server/${folder}`;
  if (path === 'apps/server/src/app.ts') return 'server/app';
  return /^(?:packages\/|apps\/)?(contract|ui|web|demo)\//.exec(path)?.[1] ?? null;
}

/** Draws the import graph as a Mermaid flowchart, without edges implied by others (transitive reduction). */
function drawGraph({ modules }: ICruiseResult): string {
  const targets = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = nodeOf(source);
    if (!from) continue;
    const targetNodes = targets.get(from) ?? targets.set(from, new Set()).get(from);
    // Routes find a public page by its file name with a glob, which is no import.
    if (source.endsWith('.page.tsx')) targets.set('web', (targets.get('web') ?? new Set()).add(from));
    for (const { resolved } of dependencies) {
      const to = nodeOf(resolved);
      if (to && to !== from) targetNodes?.add(to);
    }
  }
  const reaches = (from: string, to: string, visited = new Set<string>()): boolean =>
    [...(targets.get(from) ?? [])].some(
      (next) => next === to || (!visited.has(next) && reaches(next, to, visited.add(next))),
    );
  const id = (box: string) => box.replace(/\W/g, '_');
  const boxes = [...targets.keys()].sort();
  const grouped = (name: string) => [
    `  subgraph ${name}_package [${name}]`,
    ...boxes.filter((box) => box.startsWith(`${name}/`)).map((box) => `    ${id(box)}[${box.split('/')[1]}]`),
    '  end',
  ];
  const arrows = boxes.flatMap((from) => {
    const all = [...(targets.get(from) ?? [])].sort();
    return all
      .filter((to) => !all.some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${id(from)} --> ${id(to)}`);
  });
  return ['flowchart BT', ...grouped('features'), ...grouped('server'), ...arrows].join('\n');
}

const { forbidden, options } = importRules;
const { output } = await cruise(
  ['packages', 'apps/server/src', 'apps/web/src', 'demo'],
  { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
  options?.enhancedResolveOptions,
);
if (typeof output === 'string') throw new Error(output);

const report = await format(output, { outputType: 'err' });
console.log(report.output);

const graph = `\`\`\`mermaid\n${drawGraph(output)}\n\`\`\`\n`;
const graphBlock = ['docs/develop.md', 'graph'] as const;
if (process.argv.includes('--write')) writeDocumentBlock(...graphBlock, graph);
else if (readDocumentBlock(...graphBlock) !== graph) {
  console.error('The graph in docs/develop.md is stale: run `npm run docs`.');
  process.exitCode = 1;
}
if (report.exitCode > 0) process.exitCode = 1;
