import { rgb } from '../kit/colors.ts';
import { createRandom } from '../kit/random.ts';
import { writeVideo } from './encode.ts';
import { addGlow, bytes, emptyFrame, film, frameCount, layer, over } from './frames.ts';
import { paintFlame, paintPool, paintWindow } from './interfaith-light.ts';
import { candles, hallSvg, pool, rose, roseSvg, tableSvg } from './interfaith-scene.ts';

/** A hall in the evening: candles, and a Friendship Star of glass that turns a quarter in each loop. */
export async function makeInterfaithVideo(): Promise<void> {
  const [hall, table, glass, soft] = await Promise.all([
    layer(hallSvg(), film.width),
    layer(tableSvg(), film.width),
    layer(roseSvg(), 600),
    layer(roseSvg(), 130),
  ]);
  const random = createRandom('dust');
  const dust = Array.from({ length: 34 }, () => ({
    x: random.between(250, 710),
    y: random.between(150, 460),
    phase: random.between(0, 6.28),
    wide: random.between(8, 30),
    turns: random.pick([1, 1, 2]),
    size: random.between(2, 4.4),
  }));
  const draw = (index: number): Buffer => {
    const turn = (index / frameCount) * Math.PI * 2;
    // The star has four arms, so a quarter turn brings it back to itself.
    const quarter = turn / 4;
    const breath = 1 + 0.03 * Math.sin(turn);
    const frame = emptyFrame();
    over(frame, hall, 0);
    paintWindow(frame, glass, quarter, breath);
    addGlow(frame, rose.x, rose.y, 330, rgb('#F2A65A'), 0.42 * breath);
    addGlow(frame, 176, 220, 210, rgb('#C9786A'), 0.3);
    addGlow(frame, 784, 220, 210, rgb('#C9786A'), 0.3);
    paintPool(frame, soft, quarter, 0.5 * breath);
    addGlow(frame, pool.x, pool.y, 420, rgb('#E08E4A'), 0.26 * breath, 0.36);
    over(frame, table, 0);
    for (const candle of candles) {
      const flicker =
        Math.sin(turn * candle.turns + candle.x) * 0.5 +
        Math.sin(turn * (candle.turns + 5) + candle.x * 2) * 0.3 +
        Math.sin(turn * (candle.turns * 2 + 1)) * 0.2;
      const y = candle.foot - candle.tall - 3;
      addGlow(frame, candle.x, y - 8, 120, rgb('#F2953A'), 0.2 + 0.035 * flicker);
      addGlow(frame, candle.x, y - 8, 34, rgb('#FFD27A'), 0.5 + 0.06 * flicker);
      paintFlame(frame, candle.x, y, 21 + flicker * 2.2, Math.sin(turn * 3 + candle.x) * 1.7 + flicker * 0.9);
    }
    for (const mote of dust) {
      const shine = Math.max(0, Math.sin(turn + mote.phase)) * 0.5;
      addGlow(
        frame,
        mote.x + Math.sin(turn * mote.turns + mote.phase) * mote.wide,
        mote.y + Math.cos(turn + mote.phase) * mote.wide * 0.6,
        mote.size,
        rgb('#FFE9B8'),
        shine,
      );
    }
    return bytes(frame);
  };
  await writeVideo('interfaith', frameCount, draw, 0, { x264: 25, vp9: 38 });
}
