/** Sends the Storybook to Chromatic for review: `npm run chromatic`. Without a project token it says what it needs. */
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stderr.write(
    [
      'Chromatic needs a project token, and CHROMATIC_PROJECT_TOKEN is not set.',
      'Find it at https://www.chromatic.com in the project, under Manage > Configure. Then run:',
      '',
      '  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic',
      '',
    ].join('\n'),
  );
  process.exit(1);
}

const { status } = spawnSync(
  'npx',
  ['chromatic', '--build-script-name', 'build-storybook', '--exit-zero-on-changes', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
