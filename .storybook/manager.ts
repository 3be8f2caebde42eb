import { addons } from 'storybook/manager-api';
import { looks } from './looks.ts';

addons.setConfig({ theme: looks, sidebar: { showRoots: true } });
