/** The table of settings in docs/operate.md, generated from their schema. `npm run docs` writes it. */
import { describeSettings } from '../apps/server/src/settings/settings.ts';
import { writeDocumentBlock } from './document-block.ts';

/** The document with the table, and the name of its block. */
export const settingsBlock = ['docs/operate.md', 'settings'] as const;

/** Returns the table in Markdown. */
export function settingsTable(): string {
  const rows = describeSettings().map(({ name, description, fixedDefault, otherwise, secret }) => [
    `\`${name}\`${secret ? `, \`${name}_FILE\`` : ''}`,
    otherwise ?? (fixedDefault === undefined ? '' : `\`${fixedDefault}\``),
    description,
  ]);
  const lines = [['name', 'default', 'meaning'], ['---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`).join('');
}

if (import.meta.main) writeDocumentBlock(...settingsBlock, settingsTable());
