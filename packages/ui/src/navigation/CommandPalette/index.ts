export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { CommandItem } from './command-item.ts';
export type { HighlightedPart } from './highlight-matches.ts';
