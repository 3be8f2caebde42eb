import { type TypefaceName, typefaces } from './typefaces.ts';

/** The labels of the settings' choices, by value. The first one of each is that of the demonstration. */
export const lookOptions = {
  headings: {
    fraunces: typefaces.fraunces.label,
    'source-sans': typefaces['source-sans'].label,
    serif: typefaces.serif.label,
    sans: typefaces.sans.label,
  },
  // Not Fraunces, which has a single weight.
  text: {
    'source-sans': typefaces['source-sans'].label,
    sans: typefaces.sans.label,
    serif: typefaces.serif.label,
  },
  pattern: { quilt: 'Quilt', plain: 'Plain' },
  corners: { soft: 'Slightly rounded', square: 'Square', round: 'Round' },
} as const;

/** How the organization's site looks, apart from its logo. */
export interface Look {
  /** Links and main actions in the light scheme, `#rrggbb`; '' for the demonstration's. */
  primary: string;
  /** The Donate button in the light scheme, `#rrggbb`; '' for the demonstration's. */
  accent: string;
  headings: TypefaceName;
  text: TypefaceName;
  /** What stands in place of a missing picture and at edges: quilt blocks, or plain bands of color. */
  pattern: 'quilt' | 'plain';
  corners: 'soft' | 'square' | 'round';
}

/** A look with its CSS, as pages carry it: see `lookCss`. */
export interface SiteLook extends Look {
  css: string;
}

/** The look of the demonstration, which a new site has. */
export const demonstrationLook: Look = {
  primary: '',
  accent: '',
  headings: 'fraunces',
  text: 'source-sans',
  pattern: 'quilt',
  corners: 'soft',
};

/** The fields of the settings that a look is made of. */
interface LookFields {
  primary_color: string;
  accent_color: string;
  heading_typeface: string;
  text_typeface: string;
  pattern: string;
  corners: string;
}

/** Returns the look of the organization's record; undefined for that of the demonstration, so that pages don't carry it. */
export function lookOf(record: LookFields): Look | undefined {
  const look: Look = {
    primary: record.primary_color,
    accent: record.accent_color,
    headings: isTypeface(record.heading_typeface) ? record.heading_typeface : demonstrationLook.headings,
    text: isTypeface(record.text_typeface) ? record.text_typeface : demonstrationLook.text,
    pattern: record.pattern === 'plain' ? 'plain' : 'quilt',
    corners: record.corners === 'square' || record.corners === 'round' ? record.corners : 'soft',
  };
  return JSON.stringify(look) === JSON.stringify(demonstrationLook) ? undefined : look;
}

const isTypeface = (name: string): name is TypefaceName => Object.hasOwn(typefaces, name);
