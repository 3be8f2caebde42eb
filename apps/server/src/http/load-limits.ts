import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** Limits beyond which the server refuses requests, see `loadShedding`. */
export interface LoadLimits {
  /** Maximum delay of the event loop, in milliseconds, averaged over a sample. */
  eventLoopDelayMs: number;
  /** Maximum used bytes of V8's heap. */
  heapUsedBytes: number;
  /** Maximum resident memory of the process, in bytes. */
  rssBytes: number;
  /** Interval of the samples, in milliseconds. @default 1000 */
  sampleMs?: number;
  /** How long after the server starts listening event loop delay is ignored, in milliseconds. @default 10,000 */
  warmUpMs?: number;
}

/** Maximum event loop delay, in milliseconds: a page view waits for it several times. */
const eventLoopDelayMs = 1000;
/** Share of a memory limit that may be used: running requests need the rest. */
const usableShare = 0.85;
/** Minimum limit, twice what an idle server needs: when little memory is free at startup, the machine can swap. */
const minRssBytes = 400 * 1024 * 1024;

/** The memory of this process, in bytes. */
function availableMemory() {
  return {
    /** Of the machine. */
    total: totalmem(),
    /** Of the container; 0, or more than the machine has, when there is no limit. */
    constrained: process.constrainedMemory(),
    /** Still free for the process. */
    available: process.availableMemory(),
    rss: process.memoryUsage.rss(),
    /** V8's heap size limit. */
    heapLimit: getHeapStatistics().heap_size_limit,
  };
}

/** Computes the limits: memory is a share of the container's limit, or else of what is free at startup. */
export function loadLimits({ total, constrained, available, rss, heapLimit } = availableMemory()): LoadLimits {
  const isConstrained = constrained > 0 && constrained < total;
  return {
    eventLoopDelayMs,
    heapUsedBytes: Math.floor(usableShare * heapLimit),
    rssBytes: Math.floor(
      isConstrained ? usableShare * constrained : Math.max(minRssBytes, rss + usableShare * available),
    ),
  };
}
