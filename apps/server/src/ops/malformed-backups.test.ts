import { appendFile, cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'tar';
import { expect, test } from 'vitest';
import { startBackupSite } from '../testing/backup-site.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { pack, unpack } from './archive.ts';
import { manifestFile } from './backup-format.ts';

const site = forEachTest(startBackupSite);

const damages: [string, (copy: string) => Promise<void>, RegExp][] = [
  [
    'altered',
    (copy) => appendFile(join(copy, 'tables/stories.jsonl'), '{}\n'),
    /altered or damaged: the checksum of tables\/stories/,
  ],
  ['without a table', (copy) => rm(join(copy, 'tables/stories.jsonl')), /incomplete: tables\/stories.jsonl is missing/],
  [
    'with an additional file',
    (copy) => writeFile(join(copy, 'files/x.sh'), 'x'),
    /altered: files\/x.sh does not belong to it/,
  ],
  ['without a manifest', (copy) => rm(join(copy, manifestFile)), /is not a backup made by Porchlight/],
  [
    'whose manifest is not JSON',
    (copy) => writeFile(join(copy, manifestFile), '{'),
    /is not a backup made by Porchlight/,
  ],
  [
    'of a newer program',
    async (copy) => {
      const text = await readFile(join(copy, manifestFile), 'utf8');
      await writeFile(join(copy, manifestFile), text.replace(/"schema": "[^"]*"/, '"schema": "9999"'));
    },
    /This version .* doesn’t know its tables \(9999\)/,
  ],
  [
    'of a newer format',
    async (copy) => {
      const text = await readFile(join(copy, manifestFile), 'utf8');
      await writeFile(join(copy, manifestFile), text.replace('"formatVersion": 1', '"formatVersion": 2'));
    },
    /can’t read it \(formatVersion\)/,
  ],
];
test.each(damages)('a backup %s is refused with a message, and nothing is changed', async (_, damage, message) => {
  await site.addStory('First');
  await site.copyTo('copy');
  await damage(join(site.folder, 'copy'));
  await expect(site.restore('copy')).rejects.toThrow(message);
  expect(await readdir(join(site.folder, 'restored'))).toEqual([]);
});

test('an archive that is cut off anywhere, or invalid, is refused with a message', async () => {
  await site.addStory('First');
  await site.copyTo('copy');
  const archive = join(site.folder, 'a.tar.gz');
  await pack(join(site.folder, 'copy'), archive);
  const { length } = await readFile(archive);
  for (const part of [0, 10, length / 2, length - 12]) {
    const truncated = join(site.folder, 'cut.tar.gz');
    await cp(archive, truncated);
    await truncate(truncated, Math.floor(part));
    await expect(site.restore('cut.tar.gz'), `${part} bytes`).rejects.toThrow(
      /not a backup made by Porchlight|incomplete|damaged/,
    );
  }
  await writeFile(join(site.folder, 'letter.txt'), 'Dear restore,\n'.repeat(100));
  await expect(site.restore('letter.txt')).rejects.toThrow('letter.txt is not a backup made by Porchlight');
  await expect(site.restore('nowhere.tar.gz')).rejects.toThrow('does not exist');
});

test('an archive writes nothing outside its folder', async () => {
  await mkdir(join(site.folder, 'evil/files'), { recursive: true });
  await writeFile(join(site.folder, 'evil/target'), 'x');
  await create(
    { file: join(site.folder, 'evil.tar.gz'), cwd: join(site.folder, 'evil'), gzip: true, preservePaths: true },
    ['../evil/target'],
  );
  await mkdir(join(site.folder, 'out'));
  await unpack(join(site.folder, 'evil.tar.gz'), join(site.folder, 'out')).catch(() => {});
  expect(await readdir(join(site.folder, 'out'), { recursive: true })).toEqual([]);
});
