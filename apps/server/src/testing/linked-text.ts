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
