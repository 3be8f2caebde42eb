import { darker, lighter } from './colors.ts';
import { fill, poly, round, smooth, stroke, taper } from './shapes.ts';
import { n, type Point, type Sheet } from './sheet.ts';

/** What stands on a head. */
export type Hair = 'short' | 'afro' | 'bun' | 'wrap' | 'brim' | 'helmet' | 'locs';

/** A head from the side, with its hair. @param r turns shares of the height into units */
export function headOf(
  head: Point,
  r: (share: number) => number,
  facing: -1 | 1,
  skin: string,
  hair: Hair,
  color: string,
  sheet: Sheet,
): string {
  const [x, y] = head;
  const f = facing;
  const face = smooth(
    [
      [x + r(0.035) * f, y - r(0.058)],
      [x + r(0.054) * f, y - r(0.01)],
      [x + r(0.058) * f, y + r(0.008)],
      [x + r(0.05) * f, y + r(0.03)],
      [x + r(0.034) * f, y + r(0.06)],
      [x, y + r(0.055)],
      [x - r(0.045) * f, y + r(0.02)],
      [x - r(0.05) * f, y - r(0.03)],
      [x - r(0.015) * f, y - r(0.066)],
    ],
    true,
  );
  const skull = (grow: number) =>
    smooth(
      [
        [x + r(0.046 + grow * 0.3) * f, y - r(0.03)],
        [x + r(0.028) * f, y - r(0.062 + grow)],
        [x - r(0.02) * f, y - r(0.07 + grow)],
        [x - r(0.058 + grow) * f, y - r(0.03)],
        [x - r(0.056 + grow) * f, y + r(0.015)],
        [x - r(0.036) * f, y + r(0.03)],
        [x - r(0.016) * f, y - r(0.005)],
        [x + r(0.01) * f, y - r(0.03)],
      ],
      true,
    );
  let out = '';
  if (hair === 'afro') out += fill(round(x - r(0.012) * f, y - r(0.022), r(0.082)), color);
  if (hair === 'locs')
    for (const dx of [-0.06, -0.042, -0.024])
      out += fill(taper([x + r(dx) * f, y - r(0.02)], [x + r(dx - 0.008) * f, y + r(0.1)], r(0.014), r(0.011)), color);
  out +=
    fill(face, skin) +
    sheet.clip(face, fill(round(x - r(0.045) * f, y + r(0.03), r(0.05), r(0.08)), darker(skin, 0.25), 0.55));
  out += fill(round(x - r(0.012) * f, y + r(0.004), r(0.011), r(0.015)), darker(skin, 0.18));
  if (hair === 'short') out += fill(skull(0), color);
  if (hair === 'locs' || hair === 'bun' || hair === 'afro') out += fill(skull(0.006), color);
  if (hair === 'bun') out += fill(round(x - r(0.062) * f, y - r(0.05), r(0.03)), color);
  if (hair === 'wrap')
    out +=
      fill(skull(0.022), color) +
      fill(round(x - r(0.058) * f, y - r(0.066), r(0.034), r(0.03)), lighter(color, 0.1)) +
      stroke(
        smooth([
          [x + r(0.03) * f, y - r(0.06)],
          [x - r(0.02) * f, y - r(0.052)],
          [x - r(0.058) * f, y - r(0.01)],
        ]),
        darker(color, 0.25),
        r(0.007),
      );
  if (hair === 'brim')
    out +=
      fill(skull(0.002), '#1A1418') +
      poly(
        [
          [x - r(0.06) * f, y - r(0.04)],
          [x - r(0.045) * f, y - r(0.105)],
          [x + r(0.04) * f, y - r(0.105)],
          [x + r(0.05) * f, y - r(0.04)],
        ],
        color,
      ) +
      fill(
        taper([x - r(0.085) * f, y - r(0.036)], [x + r(0.09) * f, y - r(0.036)], r(0.009), r(0.008)),
        darker(color, 0.15),
      );
  if (hair === 'helmet')
    out +=
      fill(skull(-0.006), '#1A1418') +
      fill(
        `M${n(x - r(0.066) * f)} ${n(y - r(0.026))}A${n(r(0.066))} ${n(r(0.07))} 0 0 ${f > 0 ? 1 : 0} ${n(x + r(0.062) * f)} ${n(y - r(0.026))}Z`,
        color,
      ) +
      fill(
        taper([x - r(0.068) * f, y - r(0.026)], [x + r(0.085) * f, y - r(0.026)], r(0.008), r(0.007)),
        darker(color, 0.12),
      );
  return out;
}
