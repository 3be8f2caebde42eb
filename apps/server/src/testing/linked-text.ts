import type { TestServer } from './test-server.ts';

/** A text whose one word is a link. @param attrs of the link, such as its `href` */
export const linkedText = (attrs: object, text = 'supper') => ({
  version: 1,
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs }] }] }],
});

/** A section with a quotation and one button. */
export const sectionWithButton = (
  link: string,
  { id = 'quote', hidden = false, after = null as object | null } = {},
) => ({
  ...{ id, kind: 'quote', version: 1 },
  ...(hidden && { hidden }),
  values: {
    text: 'Sit down first.',
    cite: 'Odessa Tarver',
    detail: '',
    after,
    buttons: [{ text: 'Read more', link, look: 'usual' }],
    tone: 'plain',
  },
});

/** Leaves no links in the menus, whose first ones lead to pages of the site that an empty database doesn't have. */
export const emptyMenus = ({ resources }: Pick<TestServer, 'resources'>) =>
  resources.services.menus.update(1, { pages: [], programs: [], more: [], footer: [], notices: [] });
