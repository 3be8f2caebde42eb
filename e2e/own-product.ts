import { timeFactor } from '../scripts/time-factor.ts';
import { test as base } from './fixtures.ts';
import { type ProductOptions, type RunningProduct, startProduct } from './start-product.ts';

/**
 * A `test` whose pages and calls go to a product of the file's own, where other journeys change nothing. It has no
 * content.
 * @param options those of the product, or a function that prepares what it needs, such as a mail server
 * @param fill writes what all journeys of the file need, once
 */
export function withOwnProduct(
  options: ProductOptions | (() => Promise<ProductOptions>) = {},
  fill = async (_: RunningProduct): Promise<void> => {},
) {
  return base.extend<object, { product: RunningProduct }>({
    product: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs out of its pattern.
      async ({}, use) => {
        const product = await startProduct({
          seedDemo: false,
          ...(typeof options === 'function' ? await options() : options),
        });
        await fill(product);
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 180_000 * timeFactor },
    ],
    baseURL: ({ product }, use) => use(product.origin),
  });
}
