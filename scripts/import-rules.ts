/**
 * Which folder may import from which. `npm test -- imports` checks it; `npm run docs` draws the graph.
 * The allowed imports of each package and the ban on import cycles are in biome.json.
 */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IConfiguration } from 'dependency-cruiser';

/** Folders of entities: those with the stories of an entity's dashboard screens. */
function entityFolders(): string[] {
  const features = join(import.meta.dirname, '../packages/features/src');
  return readdirSync(features).filter((folder) =>
    readdirSync(join(features, folder)).some((file) => file.endsWith('Dashboard.stories.tsx')),
  );
}

/**
 * Groups of components, as Storybook shows them. They may import from each other: a group says what a component is for,
 * and not what it is made of.
 */
export const componentGroups = ['data-display', 'feedback', 'inputs', 'layout', 'media', 'navigation', 'surfaces'];

/** Folders of a package in layers, lowest first: a folder may import only from lower layers, not from its own. */
export const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'packages/ui/src': [['hooks'], ['theme'], ['field-kinds'], [...componentGroups], ['sections']],
  'packages/features/src': [
    ['urls', 'dates'],
    ['api'],
    ['site'],
    ['auth', 'records'],
    ['entity', 'search'],
    ['drafts', 'media'],
    ['frame'],
    ['list', 'imports'],
    ['editor', 'history'],
    ['show'],
    entityFolders().filter((folder) => !['media', 'sections', 'topics'].includes(folder)),
    // Their pages show records of other entities.
    ['change-sets', 'home', 'registrations', 'sections', 'topics', 'typed-facts'],
    ['settings'],
  ],
  'apps/server/src': [
    ['errors'],
    ['settings'],
    ['telemetry'],
    ['db'],
    ['http', 'mail'],
    ['access'],
    ['records'],
    ['audit'],
    ['lists', 'writes'],
    ['drafts', 'search', 'series'],
    ['publication', 'media', 'calendars'],
    ['comments', 'redirects'],
    ['links', 'donors', 'forms', 'subscribers', 'check-ins'],
    ['registrations'],
    ['entities'],
    ['accounts', 'change-sets', 'typed-copies'],
    ['pages'],
    ['feeds', 'jobs', 'api-docs'],
    ['plugins'],
    ['ops'],
  ],
};

/** Tests, stories and their helpers may import from any folder. */
const tests = '\\.(test|stories)\\.tsx?$|/sample-[^/]+$|/testing/|/fuzz/';

const upwards = Object.entries(layers).flatMap(([root, levels]) =>
  levels.map((folders, level) => {
    const siblings = folders.filter((each) => root === 'packages/ui/src' && componentGroups.includes(each));
    const allowed = [...levels.slice(0, level).flat(), ...siblings];
    return {
      name: `${folders[0]}-${root.split('/')[1]}`,
      severity: 'error' as const,
      comment: `${folders.join(', ')}: may import from ${allowed.join(', ') || 'no other folder'}.`,
      from: { path: `^${root}/(${folders.join('|')})/`, pathNot: tests },
      to: {
        path: `^${root}/[^/]+/`,
        // Itself, the lower layers and, for components, the other groups.
        pathNot: [`^${root}/$1/`, ...allowed.map((each) => `^${root}/${each}/`)],
      },
    };
  }),
);

/** The packages in layers, lowest first. Biome checks imports by a package's name; these also find relative paths. */
const packages = ['packages/contract', 'packages/ui', 'packages/features', 'apps'];

const packagesUpwards = packages.slice(0, -1).map((from, level) => ({
  name: `${from.split('/')[1]}-below-its-users`,
  severity: 'error' as const,
  comment: `${from}: may import from ${packages.slice(0, level).join(', ') || 'no other package'}.`,
  from: { path: `^${from}/`, pathNot: tests },
  to: { path: `^(${packages.slice(level + 1).join('|')})/` },
}));

export const importRules: IConfiguration = {
  forbidden: [
    ...upwards,
    ...packagesUpwards,
    {
      name: 'every-folder-has-a-layer',
      severity: 'error',
      comment: 'A new folder needs its layer in scripts/import-rules.ts.',
      from: {},
      to: {
        path: Object.keys(layers).map((root) => `^${root}/[^/]+/`),
        pathNot: [tests, ...Object.entries(layers).map(([root, levels]) => `^${root}/(${levels.flat().join('|')})/`)],
      },
    },
    {
      name: 'folders-by-their-index',
      severity: 'error',
      comment: 'From another folder of features, import only its index.',
      from: { path: '^packages/features/src/([^/]+)/', pathNot: tests },
      to: { path: '^packages/features/src/[^/]+/', pathNot: ['^packages/features/src/$1/', '/index\\.ts$'] },
    },
    {
      name: 'ui-by-component',
      severity: 'error',
      comment: 'From another component of ui, import only its index.',
      from: { path: '^packages/ui/src/[^/]+/([^/]+)/', pathNot: tests },
      to: { path: '^packages/ui/src/[^/]+/[A-Z][^/]*/', pathNot: ['^packages/ui/src/[^/]+/$1/', '/index\\.ts$'] },
    },
    {
      name: 'migrations-are-imported-by-none',
      severity: 'error',
      comment: 'Import no migration. Move code that migrations share into a file without a number.',
      from: {},
      to: { path: '^apps/server/src/db/migrations/\\w+/\\d' },
    },
    {
      name: 'demo-knows-contract-alone',
      severity: 'error',
      comment: 'The demo organization imports only the contract: contract/src/seed-target.ts defines where records go.',
      from: { path: '^demo/', pathNot: tests },
      to: { path: '^(packages|apps)/', pathNot: '^packages/contract/' },
    },
    {
      name: 'server-knows-seed-alone',
      severity: 'error',
      comment: 'The server imports only seed(target) from the demo organization.',
      from: { path: '^apps/server/' },
      to: { path: '^demo/', pathNot: '^demo/src/index\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(packages|apps|demo)/',
    exclude: { path: 'storybook-static|/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
