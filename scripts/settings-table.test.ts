import { expect, test } from 'vitest';
import { readDocumentBlock } from './document-block.ts';
import { settingsBlock, settingsTable } from './settings-table.ts';

test('the settings table is up to date with the server', () => {
  expect(readDocumentBlock(...settingsBlock), 'stale: run `npm run docs`').toBe(settingsTable());
});

test('the settings table shows purpose, default and file variant of each setting', () => {
  const table = settingsTable();
  expect(table).toContain('| `PORT` | `3000` | port that the server listens on; 0 chooses a free one |');
  expect(table).toContain('| `PUBLIC_URL` | `http://localhost:{PORT}` |');
  expect(table).toContain('| `ADMIN_PASSWORD`, `ADMIN_PASSWORD_FILE` | generated and printed once |');
  expect(table).not.toMatch(/\| *\|\n/);
});
