export { type QuiltName, quiltNames } from './blocks.ts';
export { QuiltBlock, type QuiltBlockProps } from './QuiltBlock.tsx';
