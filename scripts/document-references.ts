/** Finds what documents name and the repository doesn't have: links, commands, files, decisions. */
import { matchesGlob, posix } from 'node:path';

/** A document in Markdown. */
export interface RepositoryDocument {
  /** Path in the repository. */
  path: string;
  text: string;
}

/** What documents may refer to. */
export interface Repository {
  /** Paths of all files. */
  files: readonly string[];
  documents: readonly RepositoryDocument[];
  /** Scripts of package.json. */
  scripts: readonly string[];
  /** Names of the checks of `npm test`. */
  checks: readonly string[];
  /** Commands of `porchlight`. */
  commands: readonly string[];
}

/** Commands of npm itself that documents mention. */
const npmCommands: readonly string[] = ['ci', 'install', 'sbom'];

/** Files that documents mention and the repository can't have: they are generated, or an operator's. */
const otherFiles: readonly string[] = [
  'integrity.json',
  'litestream.yml',
  'manifest.json',
  'pg_hba.conf',
  'postgresql.conf',
  'sbom.cdx.json',
];

/** Files that the recipes of `docs/add.md` create. */
const exampleFiles: readonly string[] = [
  'packages/contract/src/entities/sponsor.ts',
  'packages/contract/src/sections/guest-book.ts',
  'packages/ui/src/sections/GuestBookSection',
  'packages/features/src/pages/how-we-began.page.tsx',
];

/** Decisions that were superseded before records were kept in this repository. */
const missingDecisions: readonly string[] = ['0001', '0016', '0050'];

const fences = /^[ \t]*```[\s\S]*?^[ \t]*```/gm;
const spans = /`([^`\n]+)`/g;
const sourceFile = /^[\w.@{*-][\w./@{},*-]*\.(?:tsx?|mts|mjs|js|mdx?|css|conf|service|ya?ml|json|webp|svg)$/;

/** Returns a document's broken references, each as a sentence. */
export function brokenReferences(document: RepositoryDocument, repository: Repository): string[] {
  const prose = document.text.replaceAll(fences, '');
  const code = [...(document.text.match(fences) ?? []), ...[...prose.matchAll(spans)].map(([, span = '']) => span)];
  return [
    ...brokenLinks(document, prose.replaceAll(spans, ''), repository),
    ...code.flatMap((text) => [...unknownCommands(text, repository), ...missingFiles(text, repository)]),
    ...unknownDecisions(prose, repository),
  ].map((fault) => `${document.path}: ${fault}`);
}

function brokenLinks(document: RepositoryDocument, prose: string, { files, documents }: Repository): string[] {
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.flatMap((target) => {
    if (/^(https?|mailto):/.test(target)) return [];
    const [file = '', anchor] = target.split('#');
    const linked = posix.join(posix.dirname(document.path), file).replace(/\/$/, '');
    if (file && !isFileOrFolder(linked, files)) return [`the link ${target} leads nowhere`];
    const { text } = file ? (documents.find(({ path }) => path === linked) ?? { text: undefined }) : document;
    if (anchor === undefined || (text !== undefined && headingAnchors(text).includes(anchor))) return [];
    return [`the link ${target} names a heading that is not there`];
  });
}

/** The anchors that GitHub gives to a document's headings. */
export function headingAnchors(text: string): string[] {
  const counts = new Map<string, number>();
  return [...text.replaceAll(fences, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

function unknownCommands(code: string, { scripts, checks, commands }: Repository): string[] {
  const npm = [...code.matchAll(/\bnpm (run )?(?:-s )?([a-z][\w:-]*)/g)].flatMap(([command, run, name = '']) => {
    const isKnown = scripts.includes(name) && (run !== undefined || ['start', 'test'].includes(name));
    return isKnown || (run === undefined && npmCommands.includes(name)) ? [] : [`there is no command ${command}`];
  });
  const named = [...code.matchAll(/\bnpm (?:test|run test:all) -- ([a-z][a-z ]*)/g)].flatMap(([, names = '']) =>
    names.trim().split(' '),
  );
  const porchlight = [...code.matchAll(/(?:^(?:[A-Z_]+=\S+ )*|bin\/)porchlight ([a-z][a-z-]+)(?= |$)/gm)].map(
    ([, name = '']) => name,
  );
  return [
    ...npm,
    ...named.filter((name) => !checks.includes(name)).map((name) => `there is no check named ${name}`),
    ...porchlight.filter((name) => !commands.includes(name)).map((name) => `there is no command porchlight ${name}`),
  ];
}

/** Files that a code span, or a line of a code block, names. A placeholder such as `{entity}` stands for any name. */
function missingFiles(code: string, { files }: Repository): string[] {
  return code.split(/[\s'"(),;:=]+(?![^{]*\})/).flatMap((token) => {
    const path = token.replace(/^\/opt\/porchlight\//, '').replace(/\/$/, '');
    const [folder = ''] = path.split('/');
    const isBelowFolder = path.includes('/') && !path.includes('…') && isFileOrFolder(folder, files);
    // A relative path in a code block is relative to a file that the document does not name.
    if (/^\.{1,2}\//.test(path) || (!isBelowFolder && !sourceFile.test(path))) return [];
    if (path.startsWith('node_modules/') || otherFiles.includes(path) || exampleFiles.includes(path)) return [];
    const pattern = path.replaceAll(/\{\w+\}/g, '*');
    const isThere = isBelowFolder
      ? isFileOrFolder(pattern, files)
      : files.some((file) => endsWithPattern(file, pattern));
    return isThere ? [] : [`there is no file ${path}`];
  });
}

function endsWithPattern(file: string, pattern: string): boolean {
  return /[*{]/.test(pattern) ? matchesGlob(file, `**/${pattern}`) : `/${file}`.endsWith(`/${pattern}`);
}

function isFileOrFolder(pattern: string, files: readonly string[]): boolean {
  if (pattern === '.') return true;
  if (!/[*{]/.test(pattern)) return files.some((file) => file === pattern || file.startsWith(`${pattern}/`));
  return files.some((file) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`));
}

function unknownDecisions(prose: string, { files }: Repository): string[] {
  const numbers = new Set(
    [...prose.replaceAll(spans, '').matchAll(/(?<![\w,.#-])00\d\d(?![\w,-])/g)].map(([number]) => number),
  );
  return [...numbers]
    .filter((number) => !missingDecisions.includes(number))
    .filter((number) => !files.some((file) => file.startsWith(`docs/decisions/${number}-`)))
    .map((number) => `there is no decision ${number}`);
}
