/**
 * The typefaces that a site can have: two whose files it has itself, and those of the visitor's device, which load
 * nothing. `css` is a list of families, with fallbacks of the same width and height where it has them: see
 * `ui/src/theme/fonts.ts`.
 */
export const typefaces = {
  fraunces: { label: 'Fraunces, a soft serif', css: 'Fraunces,F1,F2,serif' },
  'source-sans': { label: 'Source Sans, without serifs', css: '"Source Sans",S1,system-ui,sans-serif' },
  serif: { label: 'A serif of the visitor’s device', css: 'Georgia,"Times New Roman","Noto Serif",serif' },
  sans: { label: 'Without serifs, of the visitor’s device', css: 'system-ui,"Segoe UI",Roboto,Arial,sans-serif' },
} as const;

/** The name of a typeface. */
export type TypefaceName = keyof typeof typefaces;
