export { renderBlocks } from './blocks.tsx';
export { Prose, type ProseProps } from './Prose.tsx';
