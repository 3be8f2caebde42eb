import { countdownTarget } from '@porchlight/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { FactList, type FactListProps } from '../../data/FactList/index.ts';
import { type UseCountdownOptions, useCountdown } from './index.ts';

/** A clock that starts at a moment and goes on by `stepMs` at every look. */
function clockFrom(start: string, stepMs: number): () => number {
  let nowMs = Date.parse(start) - stepMs;
  return () => {
    nowMs += stepMs;
    return nowMs;
  };
}

type ValuesProps = UseCountdownOptions & Omit<FactListProps, 'facts'>;

function Values({ target, tickMs, now, ...rest }: ValuesProps) {
  const left = useCountdown({ target, tickMs, now });
  if (left === null) return null;
  return (
    <FactList
      columns={3}
      {...rest}
      facts={Object.entries(left).map(([term, value]) => ({ term, value: String(value) }))}
    />
  );
}

function fixedClock(moment: string): () => number {
  return () => Date.parse(moment);
}

const tenDaysBefore = fixedClock('2024-09-19T21:58:57-04:00');
const yearsLater = fixedClock('2026-03-14T12:00:00-04:00');

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
  args: { target: countdownTarget, now: tenDaysBefore },
} satisfies Meta<typeof Values>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten days, two hours, one minute and three seconds before the forest-service program began. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['10', '2', '1', '3', 'false']);
  },
};

/** Zeros, and no timer at all. */
export const Over: Story = {
  args: { now: yearsLater },
  beforeEach: () => {
    const started = spyOn(globalThis, 'setInterval');
    return () => started.mockRestore();
  },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['0', '0', '0', '0', 'true']);
    // Storybook and the browser have timers of their own; ours would tick every second.
    const ours = (setInterval as unknown as { mock: { calls: unknown[][] } }).mock.calls.filter(
      ([, ms]) => ms === 1000,
    );
    await expect(ours).toHaveLength(0);
  },
};

/** Counts down to zero and stops its timer there. */
export const RunsOut: Story = {
  args: { tickMs: 7, now: undefined },
  render: function RunsOut({ target, tickMs }) {
    const now = useMemo(() => clockFrom('2024-09-29T23:59:50-04:00', 500), []);
    return <Values target={target} tickMs={tickMs} now={now} />;
  },
  beforeEach: () => {
    const started = spyOn(globalThis, 'setInterval');
    const stopped = spyOn(globalThis, 'clearInterval');
    return () => {
      started.mockRestore();
      stopped.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('true'));
    const { mock } = setInterval as unknown as { mock: { calls: unknown[][]; results: { value: unknown }[] } };
    const ours = mock.results.filter((_, index) => mock.calls[index]?.[1] === 7).map((result) => result.value);
    await expect(ours.length).toBeGreaterThan(0);
    for (const timer of ours) await expect(clearInterval).toHaveBeenCalledWith(timer);
  },
};
