import { darker, lighter } from './colors.ts';
import { createRandom, type Random } from './random.ts';

/** A point, in pixels from the top left. */
export type Point = readonly [x: number, y: number];

/** How a cloth is printed. */
export type Print = 'plain' | 'dots' | 'sprigs' | 'stripes' | 'checks' | 'ticks' | 'rings';

/** What a picture is drawn on: SVG in the making, with a generator of its own. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** Registers something to be referred to, once, and answers `url(#…)`. @param markup gets the id */
  define(key: string, markup: (id: string) => string): string;
  /** Paint of a printed cloth. @param size of the print, 1 is about 20 px */
  cloth(color: string, print?: Print, size?: number): string;
  /** Paint that goes from color to color, downwards or to the right. */
  fade(stops: readonly (readonly [offset: number, color: string, opacity?: number])[], sideways?: boolean): string;
  /** Light that falls off around a point. */
  halo(x: number, y: number, radius: number, color: string, opacity?: number): string;
  /** The finished picture. */
  finish(body: string): string;
}

/** An empty canvas; the same seed gives the same picture. */
export function createCanvas(seed: string, width = 1200, height = 800): Canvas {
  const random = createRandom(seed);
  const definitions = new Map<string, { id: string; markup: string }>();

  function define(key: string, markup: (id: string) => string): string {
    let known = definitions.get(key);
    if (!known) {
      const id = `d${definitions.size}`;
      known = { id, markup: markup(id) };
      definitions.set(key, known);
    }
    return `url(#${known.id})`;
  }

  function cloth(color: string, print: Print = 'plain', size = 1): string {
    if (print === 'plain') return color;
    return define(`cloth ${color} ${print} ${size}`, (id) => {
      // Whole pixels and no turn: anything else is drawn twenty times slower.
      const side = Math.max(6, Math.round(20 * size));
      const tile = printTiles[print](lighter(color, 0.28), darker(color, 0.22));
      return (
        `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse" viewBox="0 0 20 20">` +
        `<rect width="20" height="20" fill="${color}"/>${tile}</pattern>`
      );
    });
  }

  return {
    width,
    height,
    random,
    define,
    cloth,
    fade(stops, sideways = false) {
      return define(`fade ${JSON.stringify(stops)} ${sideways}`, (id) => {
        const direction = sideways ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
        return `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${stopMarkup(stops)}</linearGradient>`;
      });
    },
    halo(x, y, radius, color, opacity = 0.7) {
      const paint = define(`halo ${color} ${opacity}`, (id) => {
        const stops = [
          [0, color, opacity],
          [0.35, color, opacity * 0.45],
          [1, color, 0],
        ] as const;
        return `<radialGradient id="${id}">${stopMarkup(stops)}</radialGradient>`;
      });
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint}"/>`;
    },
    finish(body) {
      const weave = define('weave', (id) => weavePattern(id));
      const edge = define('edge', (id) => {
        const stops = [
          [0.55, '#14162b', 0],
          [1, '#14162b', 0.22],
        ] as const;
        return `<radialGradient id="${id}" r="0.75">${stopMarkup(stops)}</radialGradient>`;
      });
      const all = `width="${width}" height="${height}"`;
      const defs = [...definitions.values()].map(({ markup }) => markup).join('');
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" ${all} viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}` +
        `<rect ${all} fill="${weave}"/><rect ${all} fill="${edge}"/></svg>`
      );
    },
  };
}

function stopMarkup(stops: readonly (readonly [offset: number, color: string, opacity?: number])[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
}

/** What is printed on a tile of 20 by 20, in a lighter and a darker tone of the cloth. */
const printTiles: Record<Exclude<Print, 'plain'>, (light: string, dark: string) => string> = {
  dots: (light) => `<circle cx="5" cy="5" r="2" fill="${light}"/><circle cx="15" cy="15" r="2" fill="${light}"/>`,
  sprigs: (light, dark) =>
    `<path d="M5 9V3M5 6L2 3M5 6L8 3M15 19V13M15 16L12 13M15 16L18 13" stroke="${light}" stroke-width="1.4" fill="none"/>` +
    `<circle cx="15" cy="5" r="1.2" fill="${dark}"/><circle cx="5" cy="15" r="1.2" fill="${dark}"/>`,
  stripes: (light, dark) =>
    `<rect x="3" width="3" height="20" fill="${light}"/><rect x="13" width="1.6" height="20" fill="${dark}"/>`,
  checks: (light, dark) =>
    `<rect width="10" height="20" fill="${light}" opacity=".45"/><rect width="20" height="10" fill="${dark}" opacity=".3"/>`,
  ticks: (light) =>
    `<path d="M3 4l5 3M12 13l5 3M14 4l-4 4M4 13l-2 4" stroke="${light}" stroke-width="1.5" fill="none"/>`,
  rings: (light, dark) =>
    `<circle cx="10" cy="10" r="6" fill="none" stroke="${light}" stroke-width="1.6"/><circle cx="10" cy="10" r="1.8" fill="${dark}"/>`,
};

/** Threads over and under, so faint that only the hand of the cloth is left. */
function weavePattern(id: string): string {
  return (
    `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse">` +
    `<path d="M0 .5H3M3 3.5H6" stroke="#fff" stroke-opacity=".13"/><path d="M.5 3V6M3.5 0V3" stroke="#14162b" stroke-opacity=".10"/>` +
    `</pattern>`
  );
}

/** An SVG path through points, closed unless it is a line. */
export function polygon(points: readonly Point[], open = false): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${open ? '' : 'Z'}`;
}

/** A patch sewn on: its shadow, the cloth, and a running stitch on its edge. */
export function patch(path: string, fill: string, stitch?: string, lift = 4): string {
  const seam = stitch
    ? `<path d="${path}" fill="none" stroke="${stitch}" stroke-opacity=".75" stroke-width="2" stroke-dasharray="8 6" stroke-linecap="round"/>`
    : '';
  return `<path d="${path}" fill="#14162b" fill-opacity=".2" transform="translate(${lift * 0.6} ${lift})"/><path d="${path}" fill="${fill}"/>${seam}`;
}

/** A row of running stitches. */
export function stitches(path: string, color: string, opacity = 0.6): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="2.2" stroke-dasharray="10 7" stroke-linecap="round"/>`;
}

/** A rectangle as a path, to be used as a patch. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A circle or an ellipse as a path, to be used as a patch. */
export function round(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  return `M${x - radiusX} ${y}a${radiusX} ${radiusY} 0 1 0 ${2 * radiusX} 0a${radiusX} ${radiusY} 0 1 0 ${-2 * radiusX} 0Z`;
}
