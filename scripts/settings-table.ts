/** The README's table of settings, generated from their schema. `npm run readme` writes it. */
import { describeSettings } from '../apps/server/src/settings.ts';
import { syncReadmeBlock } from './readme-block.ts';

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

if (import.meta.main) syncReadmeBlock('settings', settingsTable(), process.argv.includes('--write'));
