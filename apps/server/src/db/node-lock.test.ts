// @module-tag database
import { beforeEach, expect, test } from 'vitest';
import { forEachTest } from '../testing/for-each-test.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';
import { createNodeLock, type NodeLock } from './node-lock.ts';

const twoNodes = forEachTest(startTwoNodes);
let locks: [NodeLock, NodeLock];
beforeEach(async () => {
  const [first, second] = twoNodes.nodes;
  const lock = createNodeLock(first.db.read, 'sweep');
  locks = [lock, first === second ? lock : createNodeLock(second.db.read, 'sweep')];
});

test('tasks of two nodes run one after the other, and a task waits until those that have begun are finished', async () => {
  const steps: string[] = [];
  let end = () => {};
  const started = new Promise<void>((begin) => {
    void locks[0].runExclusive(async () => {
      steps.push('first begins');
      begin();
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      steps.push('first ends');
    });
  });
  await started;
  const second = locks[1].runExclusive(async () => void steps.push('second'));
  const passed = locks[1].waitForUnlock().then(() => steps.push('passed'));
  // Both have requested the lock when another query returns.
  await twoNodes.nodes[1].db.isReady();
  expect(steps).toEqual(['first begins']);
  end();
  await Promise.all([second, passed]);
  expect(steps.slice(0, 2)).toEqual(['first begins', 'first ends']);
});

test('a task that fails lets the next one run', async () => {
  await expect(locks[0].runExclusive(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await locks[1].runExclusive(async () => 'yes')).toBe('yes');
});
