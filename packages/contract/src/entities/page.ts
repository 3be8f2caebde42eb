import { defineEntity } from '../entity.ts';
import { pathOfSlug } from '../site-pages.ts';

/** Pages made of sections: those of the site, and the institute's own. docs/decisions/0164 */
export const page = defineEntity(
  {
    title: { kind: 'text', label: 'Title', required: true },
    sections: { kind: 'sections', label: 'Sections', help: 'The parts of the page, from top to bottom.' },
    description: {
      kind: 'text',
      label: 'Description',
      help: 'One or two sentences for search results and shared links.',
      grows: true,
      group: 'In search results and menus',
      isOffPage: true,
    },
    image: {
      kind: 'image',
      label: 'Picture for sharing',
      help: 'Shown where people share a link to this page.',
      group: 'In search results and menus',
      isOffPage: true,
    },
    menu_label: {
      kind: 'text',
      label: 'Short name',
      help: 'Shown in menus, and above the pages below this one. If empty, the title.',
      group: 'In search results and menus',
      isOffPage: true,
    },
    slug: { kind: 'slug', label: 'Address', isPath: true },
  },
  {
    table: 'pages',
    noun: 'page',
    listKey: 'pages',
    singleKey: 'page',
    area: 'content',
    open: ['list', 'single'],
    singular: 'page',
    plural: 'Pages',
    sidebar: { label: 'Pages', icon: 'page', group: 'Content' },
    screens: { list: 'pages', one: 'page' },
    mainField: 'title',
    columns: ['title', 'slug'],
    secondLine: 'slug',
    defaultSort: 'title',
    furtherScreens: {
      '/dashboard/broken-links': 'Broken links',
      '/dashboard/missed-searches': 'Searches without results',
    },
    publicUrl: ({ id, slug }) => (slug ? pathOfSlug(slug) : `/page/${id}`),
    paged: true,
    search: { code: 9, one: 'Page', many: 'Pages', subtitle: ['description'], body: 'sections' },
  },
);
