import { fontDeclarations, fontFaces } from './fonts.ts';
import { media } from './media.ts';
import { color, font, ink, radiusDeclaration, schemeDeclarations, sizeDeclarations } from './primitives.ts';

/**
 * The global styles of every page, in addition to MUI's `CssBaseline`. The color scheme follows the system unless
 * `data-scheme` on the root element overrides it, which the server sets from the cookie `scheme`: no script is needed,
 * so the wrong scheme never flashes. `data-night` gives a part of the page the dark colors in either scheme;
 * `data-scripted` marks elements that only work with scripts and are hidden without them. Printed pages are always
 * light. Each paragraph, heading and cell has the direction of its own first letter, as with `dir="auto"`, since staff
 * may write Arabic or Hebrew. Code has a named font: what a browser uses for `monospace` differs between machines. In the dashboard the scrollbar's place is kept on screens that don't scroll, so that the
 * app bar stays where it is; MUI would add its width once more while a dialog is open. While a snackbar is open, what
 * has the focus is scrolled above it, and the page has room for that.
 */
export const globalCss = `${fontFaces}
:root{${schemeDeclarations('light')}${fontDeclarations}${radiusDeclaration}${sizeDeclarations('phone')}--pl-gutter:clamp(16px,4vw,32px)}
@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${schemeDeclarations('dark')}}}
@media screen{:root[data-scheme=dark],[data-night]{${schemeDeclarations('dark')}}}
[data-night]{color:${color.text};background:${color.background}}
${media.wide}{:root{${sizeDeclarations('wide')}}}
html{scroll-padding-top:5rem}
body{overflow-wrap:anywhere}
${media.abovePhone}{html:has(.MuiDrawer-docked){scrollbar-gutter:stable}html:has(.MuiDrawer-docked) body{padding-right:0!important}}
html:has(.MuiSnackbar-root){scroll-padding-bottom:8rem}html:has(.MuiSnackbar-root) body{padding-bottom:8rem}
h1,h2,h3,h4,p,figure,figcaption,blockquote,dl,dd,ul,ol,li,td{margin:0;unicode-bidi:plaintext}
h1,h2,h3,h4{font:600 1em/1.15 ${font.heading};letter-spacing:-.01em;text-wrap:balance}
:where(ul,ol)[class]{padding:0;list-style:""}
img,svg,video{display:block;max-width:100%}
code,pre{font-family:ui-monospace,Menlo,Consolas,"Liberation Mono",monospace;font-size:.875em}
button,input,select,textarea{font:inherit;color:inherit}
a{color:${color.primary};text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid ${color.focus};outline-offset:2px;box-shadow:0 0 0 2px ${color.background}}
.pl-sr{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (scripting:none){[data-scripted]{display:none!important}}
main:focus{outline:0;box-shadow:none}
::selection{background:${color.lamp};color:${ink}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
${media.print}{:root{--pl-section:1.25rem}body{background:#fff;font-size:11pt}[data-noprint],main video{display:none!important}h1,h2,h3{break-after:avoid}li,figure{break-inside:avoid}main [data-ratio*="/"]{max-height:3in}article [data-ratio*="/"]{max-height:1in}article [data-ratio$="2"],article [data-ratio$="9"]{display:none}main .MuiButton-root{display:none}main a[href^=http]::after{content:" (" attr(href) ")";font:400 .8rem ${font.body};position:static!important}}
`;
