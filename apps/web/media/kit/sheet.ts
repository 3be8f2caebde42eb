import { darker, lighter } from './colors.ts';
import { createRandom, type Random } from './random.ts';

/** A point, in units from the top left. */
export type Point = readonly [x: number, y: number];
/** How a cloth is printed. */
export type Print = 'plain' | 'dots' | 'sprigs' | 'stripes' | 'checks' | 'ticks' | 'rings' | 'waves' | 'diamonds';
/** A stop of a gradient. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** What a picture is drawn on: SVG in the making, with chance of its own. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** Registers a definition once and answers `url(#…)`. @param markup gets the id */
  define(key: string, markup: (id: string) => string): string;
  /** Paint of a printed cloth. @param size of the print; 1 is a tile of 20 units @param turn in degrees */
  cloth(color: string, print?: Print, size?: number, turn?: number): string;
  /** Paint that goes downwards, or along an angle in degrees (0 = to the right). */
  fade(stops: readonly Stop[], angle?: number): string;
  /** Light around a point, added to what is there. @param squash height over width */
  glow(x: number, y: number, radius: number, color: string, opacity?: number, squash?: number): string;
  /** Draws something lifted off the cloth under it, with a soft shadow. @param by distance */
  lift(body: string, by?: number, opacity?: number): string;
  /** Draws something only inside a path. */
  clip(path: string, body: string): string;
  /** The finished SVG. */
  finish(body: string): string;
}

/** A number as short as SVG needs it. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** An empty sheet; the same seed gives the same picture. */
export function createSheet(seed: string, width = 1200, height = 800): Sheet {
  const definitions = new Map<string, { id: string; markup: string }>();
  const define: Sheet['define'] = (key, markup) => {
    let known = definitions.get(key);
    if (!known) {
      const id = `d${definitions.size}`;
      definitions.set(key, { id, markup: '' });
      known = { id, markup: markup(id) };
      definitions.set(key, known);
    }
    return `url(#${known.id})`;
  };
  return {
    width,
    height,
    random: createRandom(seed),
    define,
    cloth(color, print = 'plain', size = 1, turn = 6) {
      if (print === 'plain') return color;
      return define(`cloth ${color} ${print} ${size} ${turn}`, (id) => {
        const tile = prints[print](lighter(color, 0.2), darker(color, 0.2));
        const place = `scale(${size}) rotate(${turn})`;
        return `<pattern id="${id}" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="${place}"><rect width="20" height="20" fill="${color}"/>${tile}</pattern>`;
      });
    },
    fade(stops, angle = 90) {
      return define(`fade ${JSON.stringify(stops)} ${angle}`, (id) => {
        const [dx, dy] = [Math.cos((angle * Math.PI) / 180) / 2, Math.sin((angle * Math.PI) / 180) / 2];
        const line = `x1="${(0.5 - dx).toFixed(3)}" y1="${(0.5 - dy).toFixed(3)}" x2="${(0.5 + dx).toFixed(3)}" y2="${(0.5 + dy).toFixed(3)}"`;
        return `<linearGradient id="${id}" ${line}>${stopMarkup(stops)}</linearGradient>`;
      });
    },
    glow(x, y, radius, color, opacity = 0.6, squash = 1) {
      const paint = define(`glow ${color} ${opacity}`, (id) => {
        const stops: Stop[] = [0, 0.08, 0.2, 0.38, 0.6, 0.8, 1].map((at) => [at, color, opacity * (1 - at) ** 2.2]);
        return `<radialGradient id="${id}">${stopMarkup(stops)}</radialGradient>`;
      });
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius)}" ry="${n(radius * squash)}" fill="${paint}" style="mix-blend-mode:screen"/>`;
    },
    lift(body, by = 5, opacity = 0.38) {
      const filter = define(`lift ${by} ${opacity}`, (id) => {
        const shadow = `<feDropShadow dx="${by * 0.5}" dy="${by}" stdDeviation="${by * 0.7}" flood-color="#0d0f22" flood-opacity="${opacity}"/>`;
        return `<filter id="${id}" x="-10%" y="-10%" width="120%" height="125%" color-interpolation-filters="sRGB">${shadow}</filter>`;
      });
      return `<g filter="${filter}">${body}</g>`;
    },
    clip(path, body) {
      const shape = define(`clip ${path}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
      return `<g clip-path="${shape}">${body}</g>`;
    },
    finish(body) {
      const defs = [...definitions.values()].map(({ markup }) => markup).join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
    },
  };
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${Math.round(opacity * 1000) / 1000}"/>`,
    )
    .join('');
}

const line = (d: string, color: string, width: number) =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
const dot = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

/** What is printed on a tile of 20 by 20, in a lighter and a darker tone of the cloth. */
const prints: Record<Exclude<Print, 'plain'>, (light: string, dark: string) => string> = {
  dots: (light) => dot(5, 5, 2, light) + dot(15, 15, 2, light),
  sprigs: (light, dark) =>
    line('M5 9V3M5 6L2.5 3.5M5 6L7.5 3.5M15 19v-6M15 16l-2.5-2.5M15 16l2.5-2.5', light, 1.3) +
    dot(15, 5, 1.2, dark) +
    dot(5, 15, 1.2, dark),
  stripes: (light, dark) =>
    `<rect x="3" width="3" height="20" fill="${light}"/><rect x="13" width="1.6" height="20" fill="${dark}"/>`,
  checks: (light, dark) =>
    `<rect width="10" height="20" fill="${light}" opacity=".45"/><rect width="20" height="10" fill="${dark}" opacity=".3"/>`,
  ticks: (light) => line('M3 4l5 3M12 13l5 3M14 4l-4 4M4 13l-2 4', light, 1.4),
  rings: (light, dark) =>
    `<circle cx="10" cy="10" r="6" fill="none" stroke="${light}" stroke-width="1.6"/>${dot(10, 10, 1.8, dark)}`,
  waves: (light, dark) => line('M0 5q5-5 10 0t10 0', light, 1.5) + line('M0 15q5-5 10 0t10 0', dark, 1.5),
  diamonds: (light, dark) =>
    `<path d="M10 2l8 8-8 8-8-8Z" fill="${light}" opacity=".55"/><path d="M10 6l4 4-4 4-4-4Z" fill="${dark}" opacity=".7"/>`,
};
