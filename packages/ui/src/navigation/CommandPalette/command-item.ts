import type { NavIconName } from '../../primitives/NavIcon/index.ts';
import type { MarkedPiece } from './mark-words.ts';

/** Something that can be gone to or done. */
export interface CommandItem {
  /** Tells it from the others, and from itself in another group. */
  id: string;
  /** Heading that it stands under; those of one group follow each other. */
  group: string;
  label: string;
  /** A second line, plain or in pieces of which some are marked. @default none */
  detail?: string | readonly MarkedPiece[];
  /** What it is, at the end of the line, such as 'Event'. @default none */
  kind?: string;
  icon?: NavIconName;
  href: string;
}
