import type { PaletteColor, PaletteColorOptions } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type { CSSProperties } from 'react';

/** Declares the brand's own colors, variants and sizes for MUI's types. */
declare module '@mui/material/styles' {
  /** Enables CSS variables in the theme's types. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** The one highlighted element of a page; text on it has the color `ink`. */
    lamp: PaletteColor;
    /** Green, for nature and success. */
    pine: PaletteColor;
    /** Background of a band that sets a part of the page apart. */
    band: string;
    /** Borders of fields and buttons, 3:1 against background and surface. */
    edge: string;
  }
  interface PaletteOptions {
    /** Borders of tables and of the DataGrid. */
    TableCell?: { border: string };
    lamp?: PaletteColorOptions;
    pine?: PaletteColorOptions;
    band?: string;
    edge?: string;
  }
  interface TypographyVariants {
    /** The title of a page. */
    display: CSSProperties;
    /** The paragraph below a page's title. */
    lead: CSSProperties;
    /** Captions, dates, labels. */
    small: CSSProperties;
    /** A few words above a heading, which screen readers read after it. */
    eyebrow: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    lead?: CSSProperties;
    small?: CSSProperties;
    eyebrow?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
    small: true;
    eyebrow: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Donations and destructive actions. */
    donate: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    /** With a border and a background, for a button that stands alone. */
    edged: true;
    /** On a picture, with a background of its own. */
    onPicture: true;
  }
}

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, by which props are passed to a component's styles. */
    [name: `--${string}`]: string | number | undefined;
  }
}
