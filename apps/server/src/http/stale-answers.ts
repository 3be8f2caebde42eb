import type { FastifyReply } from 'fastify';

/**
 * Marks an answer that is as it was when the database was last heard of, in HTTP's words: `Age` (RFC 9111) says for how
 * many seconds nobody knows whether it is still so, `Cache-Status` (RFC 9211) the same as what is left of its freshness.
 * `Warning`, which once said so, is obsolete.
 * @param staleMs for how long nobody knows, in milliseconds
 */
export function markStale(reply: FastifyReply, staleMs: number): void {
  const seconds = Math.max(0, Math.floor(staleMs / 1000));
  reply.headers({
    age: seconds,
    'cache-status': `Porchlight; hit; ttl=${seconds === 0 ? 0 : -seconds}; detail=database-away`,
  });
}
