import { colors, darker, lighter, mix } from './colors.ts';
import { type Hair, headOf } from './heads.ts';
import { type Pose, poses } from './poses.ts';
import { fill, poly, round, smooth, stroke, taper } from './shapes.ts';
import { n, type Point, type Print, type Sheet } from './sheet.ts';

/** Who someone is and what they wear. */
export interface Person {
  x: number;
  /** Of the feet. */
  y: number;
  height: number;
  /** @default 1, to the right */
  facing?: -1 | 1;
  pose?: Pose;
  skin: string;
  top: string;
  topPrint?: Print;
  bottom: string;
  /** A skirt or a dress to below the knee. */
  skirt?: boolean;
  hair?: Hair;
  hairColor?: string;
  apron?: string;
  vest?: string;
}

/** A person cut of cloth, seen from the side; no face, as in a story quilt. Light comes from the front. */
export function person(sheet: Sheet, who: Person): string {
  const { x, y, height: h, facing = 1, pose = poses.standing, skin, bottom, skirt, hair = 'short' } = who;
  const hairColor = who.hairColor ?? '#1A1418';
  const at = ([px, py]: Point): Point => [x + px * h * facing, y - py * h];
  const r = (share: number) => share * h;
  const top = who.topPrint ? sheet.cloth(who.top, who.topPrint, h / 700) : who.top;
  const topShade = darker(who.top, 0.28);
  const [hip, shoulder, head] = [at(pose.hip), at(pose.shoulder), at(pose.head)];
  const arm = ([elbow, hand]: readonly [Point, Point], sleeve: string, flesh: string) => {
    const [e, w] = [at(elbow), at(hand)];
    return (
      fill(taper(e, w, r(0.024), r(0.017)), flesh) +
      fill(round(w[0], w[1], r(0.021)), flesh) +
      fill(taper(shoulder, e, r(0.042), r(0.031)), sleeve)
    );
  };
  const leg = ([knee, foot]: readonly [Point, Point], cloth: string) => {
    const [k, f] = [at(knee), at(foot)];
    const calf = skirt ? mix(skin, cloth, 0.1) : cloth;
    const toe: Point = [f[0] + r(0.055) * facing, f[1] + r(0.004)];
    return (
      fill(taper(hip, k, r(0.056), r(0.042)), cloth) +
      fill(taper(k, f, r(skirt ? 0.03 : 0.04), r(0.027)), calf) +
      fill(taper(f, toe, r(0.026), r(0.016)), darker(colors.walnut, 0.3))
    );
  };
  let out =
    arm(pose.far, topShade, darker(skin, 0.22)) + leg(pose.farLeg, darker(bottom, 0.25)) + leg(pose.nearLeg, bottom);
  if (skirt) {
    const [near, far] = [at(pose.nearLeg[0]), at(pose.farLeg[0])];
    const back = Math.min(near[0], far[0]) - r(0.06);
    const front = Math.max(near[0], far[0]) + r(0.06);
    const hem = Math.max(near[1], far[1]) + r(pose.hip[1] > 0.4 ? 0.1 : 0.05);
    out += poly(
      [
        [hip[0] - r(0.055), hip[1] - r(0.05)],
        [hip[0] + r(0.055), hip[1] - r(0.05)],
        [front, hem],
        [back, hem],
      ],
      who.topPrint && bottom === who.top ? top : bottom,
    );
  }
  out += fill(
    taper([shoulder[0], shoulder[1] + r(0.02)], [head[0] - r(0.006) * facing, head[1] + r(0.03)], r(0.034), r(0.03)),
    darker(skin, 0.25),
  );
  const torso = taper(
    [hip[0], hip[1] - r(0.01)],
    [shoulder[0] + r(0.006) * facing, shoulder[1] + r(0.03)],
    r(0.068),
    r(0.077),
  );
  out +=
    fill(torso, top) +
    sheet.clip(
      torso,
      poly(
        [
          [hip[0] - r(0.2) * facing, hip[1] + r(0.1)],
          [hip[0] - r(0.015) * facing, hip[1] + r(0.1)],
          [shoulder[0] - r(0.025) * facing, shoulder[1] - r(0.1)],
          [shoulder[0] - r(0.2) * facing, shoulder[1] - r(0.1)],
        ],
        darker(who.top, 0.3),
        0.4,
      ),
    );
  if (who.vest)
    out += sheet.clip(
      torso,
      poly(
        [
          [hip[0] - r(0.2), hip[1] - r(0.12)],
          [hip[0] + r(0.2), hip[1] - r(0.12)],
          [hip[0] + r(0.2), hip[1] - r(0.16)],
          [hip[0] - r(0.2), hip[1] - r(0.16)],
        ],
        who.vest,
      ) +
        poly(
          [
            [shoulder[0] - r(0.02), shoulder[1] - r(0.1)],
            [shoulder[0] + r(0.02), shoulder[1] - r(0.1)],
            [hip[0] + r(0.02), hip[1]],
            [hip[0] - r(0.02), hip[1]],
          ],
          who.vest,
        ),
    );
  if (who.apron)
    out += poly(
      [
        [shoulder[0] + r(0.015) * facing, shoulder[1] + r(0.06)],
        [shoulder[0] + r(0.075) * facing, shoulder[1] + r(0.07)],
        [hip[0] + r(0.085) * facing, hip[1] + r(0.16)],
        [hip[0] - r(0.02) * facing, hip[1] + r(0.16)],
      ],
      who.apron,
    );
  out += stroke(
    smooth([
      [shoulder[0] - r(0.035) * facing, shoulder[1] - r(0.035)],
      [shoulder[0] + r(0.01) * facing, shoulder[1] - r(0.02)],
      [shoulder[0] + r(0.045) * facing, shoulder[1] - r(0.03)],
    ]),
    lighter(who.top, 0.3),
    r(0.01),
  );
  out += arm(pose.near, who.topPrint ? top : lighter(who.top, 0.05), skin);
  out += headOf(head, r, facing, skin, hair, hairColor, sheet);
  return out;
}

/** The same person as a dark shape with a little of their colors left. @param share of darkness */
export function inShade(who: Person, shade: string, share: number): Person {
  const dim = (color: string) => mix(color, shade, share);
  return {
    ...who,
    skin: dim(who.skin),
    top: dim(who.top),
    bottom: dim(who.bottom),
    hairColor: dim(who.hairColor ?? '#1A1418'),
    ...(who.apron ? { apron: dim(who.apron) } : {}),
    ...(who.vest ? { vest: dim(who.vest) } : {}),
  };
}

/** The shade of something on the ground under it. */
export function groundShadow(x: number, y: number, width: number, color = '#0d0f22'): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width)}" ry="${n(width * 0.16)}" fill="${color}" opacity=".3"/>`;
}
