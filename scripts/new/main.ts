/** `npm run new entity|page|component|section NAME`, `npm run new migration`: generates files and prints the next step. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newComponent } from './component.ts';
import { newEntity } from './entity.ts';
import { type GeneratedFiles, InvalidInput } from './generated-files.ts';
import { writeMigration } from './migration.ts';
import { newPage } from './page.ts';
import { newSection } from './section.ts';

const root = join(import.meta.dirname, '../..');

const usage = `npm run new entity NAME       an entity with its dashboard screens; example: npm run new entity sponsor
npm run new migration         a migration for everything that descriptions have and the database lacks
npm run new page ENTITY       its public pages: the list, and one page per record
npm run new component GROUP/NAME    a component; example: npm run new component surfaces/PriceTag
npm run new section NAME      a kind of section of pages; example: npm run new section guest-book`;

async function make([kind, name = '']: string[]): Promise<GeneratedFiles> {
  switch (kind) {
    case 'entity':
      return newEntity(name);
    case 'page':
      return newPage(name);
    case 'component':
      return newComponent(name);
    case 'section':
      return newSection(name);
    case 'migration':
      return writeMigration();
    default:
      throw new InvalidInput(usage);
  }
}

function write({ files, edits = {}, next }: GeneratedFiles): void {
  for (const file of Object.keys(files))
    if (existsSync(join(root, file))) throw new InvalidInput(`${file} already exists. Nothing was written.`);
  const edited = Object.entries(edits).map(
    ([file, edit]) => [file, edit(readFileSync(join(root, file), 'utf8'))] as const,
  );
  const allFiles = Object.fromEntries([...Object.entries(files), ...edited]);
  for (const [file, text] of Object.entries(allFiles)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  // It also removes the imports that this entity doesn't need.
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', '--log-level=error', ...Object.keys(allFiles)], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const file of Object.keys(allFiles)) console.log(`${file in files ? 'new    ' : 'changed'}  ${file}`);
  console.log(`\n${next}`);
}

try {
  write(await make(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof InvalidInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
