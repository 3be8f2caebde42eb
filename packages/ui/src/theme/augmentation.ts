import type { PaletteColor, PaletteColorOptions } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type { CSSProperties } from 'react';

/** The brand's own colors, variants and sizes as MUI's types know them. */
declare module '@mui/material/styles' {
  /** The theme speaks in CSS variables. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** The one lit thing on a page; ink stands on it. */
    lamp: PaletteColor;
    /** Forest and success. */
    pine: PaletteColor;
    /** Ground of a band that sets a part of the page apart. */
    band: string;
    /** Edges of fields and buttons, 3:1 against background and surface. */
    edge: string;
  }
  interface PaletteOptions {
    /** Lines of tables and of the data grid. */
    TableCell?: { border: string };
    lamp?: PaletteColorOptions;
    pine?: PaletteColorOptions;
    band?: string;
    edge?: string;
  }
  interface TypographyVariants {
    /** A page's first words. */
    display: CSSProperties;
    /** The one paragraph under a page's title. */
    lead: CSSProperties;
    /** Captions, dates, labels. */
    small: CSSProperties;
    /** A few words that stand above a heading and are read after it. */
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
    /** Giving, and what destroys. */
    donate: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    /** With an edge and a ground of its own: one that stands by itself. */
    edged: true;
    /** Above a picture, where it brings a ground of its own. */
    onPicture: true;
  }
}

declare module 'react' {
  interface CSSProperties {
    /** A custom property, for what a component's styles take from a prop. */
    [name: `--${string}`]: string | number | undefined;
  }
}
