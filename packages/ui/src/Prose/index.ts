export { Prose, type ProseProps } from './Prose.tsx';
export { splitParagraphs } from './split-paragraphs.ts';
