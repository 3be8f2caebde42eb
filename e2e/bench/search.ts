/** Cost of searching ten thousand records, in a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { createSearchIndex } from '../../apps/server/src/search/create-search-index.ts';
import { median, type Print, percentile } from './statistics.ts';

const records = 10_000;
/** Number of words in a record's text. */
const textWords = 300;
const rounds = 40;

/** Vocabulary of the generated texts; `makeSkewed` makes few words frequent and many rare. */
const words = Array.from({ length: 8000 }, (_, index) => {
  const syllables = ['ma', 'ro', 'cree', 'lan', 'tie', 'pe', 'ca', 'nor', 'wes', 'dil', 'fo', 'ren'];
  let text = '';
  for (let rest = index + 12; rest > 0; rest = Math.floor(rest / 12)) text += syllables[rest % 12];
  return text;
});

/** Returns a generator of numbers below `count`, small ones far more often; the same sequence in every run. */
function makeSkewed(): (count: number) => number {
  let state = 42;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) ** 4 * count);
  };
}

/**
 * Formats the median and the 95th percentile of CPU times in milliseconds. A search never waits, so on an idle machine
 * CPU time equals its duration; on a busy one the duration would depend on the other load.
 */
function figure(times: number[]): string {
  return `${median(times).toFixed(1)} ms, 95 of 100 in ${percentile(times, 0.95).toFixed(1)} ms`;
}

/** Measures the search, and the time that indexing adds to writes. */
export async function searchLatency(print: Print): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-search-'));
  const db = await openDatabase({ dataDir: folder });
  const searchIndex = createSearchIndex(db);
  const skewed = makeSkewed();
  const text = (count: number) => Array.from({ length: count }, () => words[skewed(words.length)]).join(' ');
  try {
    const started = process.cpuUsage();
    await db.write(async (trx) => {
      for (let number = 1; number <= records; number += 1) {
        const moment = '2026-03-14T12:00:00Z';
        const row = { title: text(7), slug: `s${number}`, created_at: moment, updated_at: moment };
        await trx
          .insertInto('stories')
          .values({ ...row, subtitle: text(9), content: text(textWords) })
          .execute();
      }
    });
    print(`${records} records written and indexed`, `${Math.round(process.cpuUsage(started).user / 1000)} ms`);
    const searches: Record<string, () => string> = {
      'a word in every record': () => words[0] ?? '',
      'two words': () => `${words[20 + skewed(400)]} ${words[skewed(200)]}`,
      'one letter': () => 'mcplrwdfnt'.charAt(skewed(10)),
      'an incomplete word': () => (words[skewed(2000)] ?? '').slice(0, 4),
      'a misspelled word': () => `x${(words[skewed(2000)] ?? '').slice(2)}zz`,
    };
    for (const [name, make] of Object.entries(searches)) {
      const times: number[] = [];
      for (let index = 0; index < rounds; index += 1) {
        const q = make();
        const cpuStart = process.cpuUsage();
        await searchIndex.search({ q, limit: 10, offset: 0 });
        const { user, system } = process.cpuUsage(cpuStart);
        times.push((user + system) / 1000);
      }
      print(`search of ${records} records: ${name}`, figure(times));
    }
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
