export { type QuiltName, quiltNames } from './blocks.ts';
export { type DrawnBlock, drawBlock } from './draw-block.ts';
export { QuiltBlock, type QuiltBlockProps } from './QuiltBlock.tsx';
export { SiteMark, type SiteMarkProps } from './SiteMark.tsx';
export { siteMark } from './site-mark.ts';
