import { addons } from 'storybook/manager-api';
import { sentenceCase } from './sentence-case.ts';
import { storybookThemes } from './storybook-themes.ts';

// Storybook's own UI follows the system; the docs pages also follow the toolbar.
const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
addons.setConfig({
  theme: storybookThemes[scheme],
  sidebar: {
    showRoots: true,
    renderLabel: (item) => (item.type === 'story' ? sentenceCase(item.name) : item.name),
  },
});
