// @module-tag slow
import { expect, test } from 'vitest';
import { freePort } from '../bench/free-port.ts';
import { startKillableProduct } from '../killable-product.ts';
import { emptyFigures, isFaultless } from './figures.ts';
import { killUnderWrites } from './kill-campaign.ts';

test('three kills lose nothing that was acknowledged', async () => {
  const product = await startKillableProduct({ port: await freePort() });
  try {
    const figures = emptyFigures('kill', 'sqlite');
    await killUnderWrites({ product, figures, times: 3, seed: 'three', print: () => undefined });
    expect([isFaultless(figures), figures.acknowledged > 0, figures.notes]).toEqual([true, true, []]);
  } finally {
    await product.remove();
  }
});
