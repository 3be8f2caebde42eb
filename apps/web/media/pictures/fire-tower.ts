import { colors, lighter } from '../kit/colors.ts';
import { heightAt, hill, ridge } from '../kit/land.ts';
import { poly, rect, stitch, stroke } from '../kit/shapes.ts';
import { createSheet, n } from '../kit/sheet.ts';
import { disc, raySky } from '../kit/skies.ts';
import { pine, pines } from '../kit/trees.ts';

/** The fire tower over ridge after ridge. */
export function fireTower(): string {
  const sheet = createSheet('fire tower');
  let out =
    raySky(sheet, ['#FFF0C8', '#F9CF84', '#EE9E62', '#D06C62', '#9A5078', '#5E3F7C', '#34306C'], 330, 450, 8, 1250) +
    disc(sheet, 330, 440, 56, '#FFF3D0', 0.6);
  const tones = ['#8E5C82', '#74507E', '#574676', '#3E3C68', '#2A3356'];
  tones.forEach((color, index) => {
    const top = ridge(sheet, 470 + index * 52, 30 - index * 2, 1.2 + index * 0.25);
    if (index > 1) out += pines(sheet, top, 26 - index * 2, [20 + index * 12, 46 + index * 26], color, -1, 0.1);
    out += hill(sheet, top, { color, other: lighter(color, 0.06), echoes: 2, strip: 110 });
  });
  const x = 830;
  const leg = (dx: number, top: number) => stroke(`M${x + top} 300L${x + dx} 740`, '#1B1F3B', 11);
  let tower = leg(-108, -58) + leg(108, 58) + leg(-44, -26) + leg(44, 26);
  for (let level = 0; level < 6; level += 1) {
    const [y1, y2] = [306 + level * 72, 306 + (level + 1) * 72];
    const w = (y: number) => 58 + ((y - 300) / 440) * 50;
    tower += stroke(
      `M${n(x - w(y1))} ${y1}L${n(x + w(y2))} ${y2}M${n(x + w(y1))} ${y1}L${n(x - w(y2))} ${y2}M${n(x - w(y2))} ${y2}H${n(x + w(y2))}`,
      '#262B52',
      6,
    );
    tower += stroke(`M${x - 16 + (level % 2) * 34} ${y1}L${x + 18 - (level % 2) * 34} ${y2}`, '#3A3F6E', 9);
  }
  tower +=
    rect(x - 98, 288, 196, 16, '#1B1F3B') +
    stroke(
      `M${x - 98} 256H${x + 98}M${x - 96} 256V290M${x - 60} 256V290M${x + 60} 256V290M${x + 96} 256V290`,
      '#262B52',
      5,
    );
  tower +=
    rect(x - 72, 178, 144, 110, '#3A2A48') +
    [0, 1, 2]
      .map((pane) =>
        rect(
          x - 62 + pane * 44,
          190,
          36,
          54,
          sheet.fade([
            [0, '#FFF0C0'],
            [1, '#F2B33D'],
          ]),
        ),
      )
      .join('') +
    rect(x - 72, 250, 144, 38, '#4A3354') +
    stitch(`M${x - 66} 270H${x + 66}`, '#F0B8A0', 0.6) +
    poly(
      [
        [x - 96, 182],
        [x, 108],
        [x + 96, 182],
      ],
      '#6E2F3E',
    ) +
    poly(
      [
        [x, 108],
        [x + 96, 182],
        [x, 182],
      ],
      '#54283A',
    ) +
    stroke(`M${x} 108V66`, '#1B1F3B', 4) +
    poly(
      [
        [x, 66],
        [x + 44, 78],
        [x, 92],
      ],
      colors.madder,
    );
  out += sheet.lift(tower, 6, 0.3) + sheet.glow(x, 220, 210, '#FFD27A', 0.6);
  const near = ridge(sheet, 728, 16, 1);
  for (const [px, h] of [
    [40, 250],
    [130, 190],
    [1110, 300],
    [1190, 220],
    [560, 130],
    [990, 150],
    [700, 110],
  ] as const)
    out += sheet.lift(pine(sheet, px, heightAt(near, px) + 14, h, '#17302F', -1, 0.14), 4, 0.3);
  out += hill(sheet, near, { color: '#172C30', other: '#12242B', echoes: 2, thread: '#7FC9AE' });
  return sheet.finish(out);
}
