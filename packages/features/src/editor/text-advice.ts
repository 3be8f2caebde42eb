import { attribute, documentIn, type RichDocument, type RichNode } from '@porchlight/contract/rich-text';
import { plainText } from '@porchlight/contract/rich-text-strings';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { sectionLabel, valuesIn } from '@porchlight/contract/sections/stored-sections';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';

/** Maximum number of characters of a title in a message. */
const titleCharacters = 100;

/** What would make a text easier to use for people with a screen reader, or who can't hear. */
export function documentAdvice(document: RichDocument | undefined): string[] {
  const skipped = skippedHeading(document);
  return [
    ...filmsWithoutCaptions(document?.content).map(filmAdvice),
    ...(skipped === undefined ? [] : [`The heading “${skipped}” skips a level.`]),
    ...linkAdvice(document),
  ];
}

/** The same for the sections of a page, with the label of each section. */
export function sectionsAdvice(sections: readonly StoredSection[]): string[] {
  return sections.flatMap((section) => {
    const { name, film, captions } = section.values;
    const messages = [
      ...(film && !captions ? [filmAdvice(String(name ?? ''))] : []),
      ...valuesIn(section).flatMap(([, value]) => {
        const document = documentIn(value);
        return [...filmsWithoutCaptions(document?.content).map(filmAdvice), ...linkAdvice(document)];
      }),
    ];
    return messages.map((message) => `${sectionLabel(section)}: ${message}`);
  });
}

/** Whether a description of a picture is the name of its file: 'IMG_2041.jpg', 'dsc 00017'. */
export function looksLikeFileName(description: string): boolean {
  return (
    /^\S+\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(description) ||
    /^(?:dscn?|image|img|p|photo|picture|pxl|screenshot)[-_ ]?\d[\d-_ ]*$/i.test(description)
  );
}

const filmAdvice = (title: string) =>
  `The video “${truncate(title, titleCharacters).text}” has no captions. People who can’t hear it miss what is said.`;

/** Titles of uploaded films that have no captions and are not marked as having no speech. */
function filmsWithoutCaptions(nodes: readonly RichNode[] = []): string[] {
  return nodes.flatMap((node) => {
    const lacksCaptions = node.type === 'film' && !attribute(node, 'captions') && !node.attrs?.wordless;
    return lacksCaptions ? [attribute(node, 'title')] : filmsWithoutCaptions(node.content);
  });
}

/** Text of the first heading that skips a level; the page's title counts as level 1. */
function skippedHeading(document: RichDocument | undefined): string | undefined {
  let last = 1;
  for (const node of document?.content ?? []) {
    if (node.type !== 'heading') continue;
    const level = Number(attribute(node, 'level'));
    if (level > last + 1) return plainText({ content: [{ ...node, type: 'paragraph' }] });
    last = level;
  }
  return undefined;
}

/** Texts of links that say nothing without the sentence around them. */
const vagueLinkTexts = new Set(
  [
    'click here',
    'here',
    'learn more',
    'link',
    'more',
    'read more',
    'see more',
    'this',
    'this link',
    'this page',
  ].concat(['click', 'details', 'find out more', 'go', 'more information']),
);

function linkAdvice(document: RichDocument | undefined): string[] {
  const texts = new Set(linkTexts(document?.content));
  return [...texts]
    .filter((text) =>
      vagueLinkTexts.has(
        text
          .toLowerCase()
          .replace(/[^\p{L} ]+/gu, '')
          .trim(),
      ),
    )
    .map((text) => `The link “${text}” doesn’t say where it leads. Screen readers list links by their texts.`);
}

/** The text of each link; neighbors with the same target are one link, such as where a part is bold. */
function linkTexts(nodes: readonly RichNode[] = []): string[] {
  const texts: string[] = [];
  let lastTarget = '';
  for (const { text = '', marks = [], content } of nodes) {
    const link = marks.find(({ type }) => type === 'link');
    const target = link ? JSON.stringify(link.attrs ?? {}) : '';
    if (target && target === lastTarget) texts.push(`${texts.pop() ?? ''}${text}`);
    else if (target) texts.push(text);
    lastTarget = target;
    texts.push(...linkTexts(content));
  }
  return texts.map((text) => text.trim());
}
