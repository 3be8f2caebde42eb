export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { CommandItem } from './command-item.ts';
export { foldText, type MarkedPiece, typedWords } from './mark-words.ts';
