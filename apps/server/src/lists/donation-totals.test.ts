import { describe, expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-14T16:00:00Z');

const add = async (payload: object) => {
  const response = await server.asStaff({ method: 'POST', url: '/api/add-donation', payload });
  return Object.values(response.json())[0] as Record<string, unknown>;
};
const give = (amount: unknown, date?: string) => add({ email: 'a@example.org', amount, date });
const totals = async () => {
  const response = await server.asStaff({ method: 'GET', url: '/api/total-amount' });
  const {
    total_amount_current_date: day,
    total_amount_current_month: month,
    total_amount_current_year: year,
  } = response.json();
  return [day, month, year];
};

describe('months', () => {
  const months = async () => {
    const response = await server.asStaff({ method: 'GET', url: '/api/total-amount-by-month' });
    return response.json().months as { month: string; total_amount: number }[];
  };

  test('are for staff only', async () => {
    expect((await server.server.inject('/api/total-amount-by-month')).statusCode).toBe(401);
  });

  test('are the last twelve, with zero for empty ones, exact to the cent', async () => {
    await give(0.1, '2026-03-31');
    await give(0.2, '2026-03-01');
    await give(40, '2025-04-01');
    await give(1000, '2025-03-31');
    const sums = await months();
    expect(sums.map(({ month }) => month)).toEqual([
      ...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09'],
      ...['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
    ]);
    expect(sums.filter(({ total_amount }) => total_amount !== 0)).toEqual([
      { month: '2025-04', total_amount: 40 },
      { month: '2026-03', total_amount: 0.3 },
    ]);
  });

  test('end with the current month in Georgia, and exclude deleted donations', async () => {
    server.setNow('2026-01-01T04:50:00Z');
    const { id } = await give(5);
    expect((await months()).at(-1)).toEqual({ month: '2025-12', total_amount: 5 });
    await server.asStaff({ method: 'DELETE', url: `/api/delete-single-donation/${id}` });
    expect((await months()).at(-1)).toEqual({ month: '2025-12', total_amount: 0 });
  });

  test('are in the response of the totals, so that a screen with both makes one call', async () => {
    await give(1, '2026-03-14');
    await give(10, '2026-03-01');
    const response = await server.asStaff({ method: 'GET', url: '/api/total-amount-by-month' });
    const alone = await server.asStaff({ method: 'GET', url: '/api/total-amount' });
    expect(response.json().totals).toEqual(alone.json());
  });
});

describe('totals', () => {
  test('are for staff only', async () => {
    expect((await server.server.inject('/api/total-amount')).statusCode).toBe(401);
  });

  test('are zero before the first donation', async () => {
    expect(await totals()).toEqual([0, 0, 0]);
  });

  test('are exact to the cent', async () => {
    await give(0.1);
    await give('0.2');
    expect(await totals()).toEqual([0.3, 0.3, 0.3]);
    for (let count = 0; count < 10; count += 1) await give(1.01);
    expect(await totals()).toEqual([10.4, 10.4, 10.4]);
    await give('$1,000,000,000');
    await give('999,999,999.99');
    expect((await totals())[0]).toBe(2000000010.39);
  });

  test('count a donation by its day, its month and its year', async () => {
    await give(1, '2026-03-14');
    await give(10, '2026-03-01');
    await give(100, '2026-01-31');
    await give(1000, '2025-03-14');
    expect(await totals()).toEqual([1, 11, 111]);
  });

  test('know that it is still last year in Georgia when it is January in Greenwich', async () => {
    server.setNow('2026-01-01T04:50:00Z');
    const { date } = await give(5);
    expect(date).toBe('2025-12-31');
    await give(7, '2026-01-01');
    expect(await totals()).toEqual([5, 5, 5]);
    server.setNow('2026-01-01T05:00:00Z');
    expect(await totals()).toEqual([7, 7, 7]);
  });

  test('exclude deleted donations and follow changes', async () => {
    const { id } = await give(5);
    const other = await give(3);
    await server.asStaff({ method: 'DELETE', url: `/api/delete-single-donation/${id}` });
    await server.asStaff({
      method: 'PUT',
      url: `/api/update-single-donation/${other.id}`,
      payload: { amount: '4.50', date: '' },
    });
    expect(await totals()).toEqual([4.5, 4.5, 4.5]);
  });
});
