import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** From where on the server refuses what it would have to make. */
export interface LoadLimits {
  /** By how much the event loop may be late, in milliseconds, on average over a sample. */
  eventLoopDelayMs: number;
  /** Bytes of V8's heap in use. */
  heapUsedBytes: number;
  /** Bytes of the whole process in memory. */
  rssBytes: number;
  /** How often it is looked at, in milliseconds. @default 1000 */
  sampleMs?: number;
  /** How long after the server began to listen its event loop may be late, in milliseconds. @default 10,000 */
  warmUpMs?: number;
}

/** The memory that there is, in bytes. */
export interface MemoryAtHand {
  /** Of the machine. */
  total: number;
  /** What the process may have at most, as its container says; 0 or more than the machine has where nobody says. */
  constrained: number;
  /** What is free for it on the machine, beside what it has. */
  available: number;
  /** What it has. */
  rss: number;
  /** What V8 gives its heap at most. */
  heapLimit: number;
}

/** By how much the event loop may be late: a visitor waits that long several times over. */
const eventLoopDelayMs = 1000;
/** Share of a limit that may be used: answers under way need the rest. */
const usableShare = 0.85;
/** Where little is free at the start, the machine makes room by swapping: twice what the server needs at rest. */
const leastRssBytes = 400 * 1024 * 1024;

/** Limits for a machine or a container: a share of what the container may have, else of what is free at the start. */
export function loadLimitsFor({ total, constrained, available, rss, heapLimit }: MemoryAtHand): LoadLimits {
  const isConstrained = constrained > 0 && constrained < total;
  return {
    eventLoopDelayMs,
    heapUsedBytes: Math.floor(usableShare * heapLimit),
    rssBytes: Math.floor(
      isConstrained ? usableShare * constrained : Math.max(leastRssBytes, rss + usableShare * available),
    ),
  };
}

/** The limits of this process. */
export function loadLimits(): LoadLimits {
  return loadLimitsFor({
    total: totalmem(),
    constrained: process.constrainedMemory(),
    available: process.availableMemory(),
    rss: process.memoryUsage.rss(),
    heapLimit: getHeapStatistics().heap_size_limit,
  });
}
