import { countdownTarget } from '@porchlight/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList, type FactListProps } from '../../data-display/FactList/index.ts';
import { useCountdown } from './index.ts';

function Values({ target, ...rest }: { target: string } & Omit<FactListProps, 'facts'>) {
  const left = useCountdown(target);
  if (left === null) return null;
  return (
    <FactList
      columns={3}
      {...rest}
      facts={Object.entries(left).map(([term, value]) => ({ term, value: String(value) }))}
    />
  );
}

/**
 * Days, hours, minutes and seconds until a moment, looked up every second; zeros and no timer once it has passed. A hook:
 * it draws nothing, and what is shown here is a `FactList` of what it gives.
 *
 * - **When**: something depends on how long it is until a date.
 * - **Not for**: telling people a date: `LongDate`.
 */
const meta = {
  title: 'Data display/useCountdown',
  tags: ['stable', 'since-0.1.0'],
  component: Values,
  args: { target: countdownTarget },
} satisfies Meta<typeof Values>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The forest-service program has begun. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['0', '0', '0', '0', 'true']);
  },
};
