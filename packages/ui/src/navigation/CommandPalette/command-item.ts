import type { NavIconName } from '../../data-display/NavIcon/index.ts';
import type { HighlightedPart } from './highlight-matches.ts';

/** A result of the command palette: a record, a screen or a command. */
export interface CommandItem {
  /** Unique id; the same record in another group needs a different one. */
  id: string;
  /** Heading above it; items of one group must follow each other. */
  group: string;
  label: string;
  /** A second line, as plain text or as parts with the matches marked. @default none */
  detail?: string | readonly HighlightedPart[];
  /** Type of the item, at the end of the line, such as 'Event'. @default none */
  kind?: string;
  icon?: NavIconName;
  href: string;
}
