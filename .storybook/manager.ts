import { addons } from 'storybook/manager-api';
import { looks } from './looks.ts';
import { sentenceCase } from './sentence-case.ts';

// The frame follows the system; the pages inside follow the toolbar too.
const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
addons.setConfig({
  theme: looks[scheme],
  sidebar: {
    showRoots: true,
    renderLabel: (item) => (item.type === 'story' ? sentenceCase(item.name) : item.name),
  },
});
