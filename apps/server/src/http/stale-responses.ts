import type { FastifyReply } from 'fastify';

/**
 * Marks a response that is served from a cache while the database is unreachable, by standard headers: `Age` (RFC 9111)
 * has the seconds since the database was last reached, `Cache-Status` (RFC 9211) the same as a negative freshness. The
 * header `Warning` is obsolete.
 * @param staleMs time since the database was last reached, in milliseconds
 */
export function markStale(reply: FastifyReply, staleMs: number): void {
  const seconds = Math.max(0, Math.floor(staleMs / 1000));
  reply.headers({
    age: seconds,
    'cache-status': `Porchlight; hit; ttl=${seconds === 0 ? 0 : -seconds}; detail=database-away`,
  });
}
