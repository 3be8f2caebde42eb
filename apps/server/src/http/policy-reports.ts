import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Metrics } from '../telemetry/metrics.ts';
import { httpErrorFor } from './errors.ts';
import { reportPath } from './report-endpoint.ts';
import { visitorRateLimit } from './throttling.ts';

/** Maximum bytes of a body. */
const bodyMaxBytes = 16 * 1024;
/** Maximum reports in a body; a body with more is rejected. */
const reportsPerBody = 10;
/** Bodies per minute and IP address. */
const bodiesPerMinute = 20;
/** Lines that are logged per minute, for all clients together. */
const linesPerMinute = 60;
const minuteMs = 60_000;

/** Directives that violations are counted by; any other text that a client sends counts as `other`. */
const directives: ReadonlySet<string> = new Set([
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'img-src', 'font-src'],
  ...['media-src', 'connect-src', 'frame-src', 'manifest-src', 'base-uri', 'form-action', 'frame-ancestors'],
  ...['object-src', 'worker-src', 'default-src', 'require-trusted-types-for', 'trusted-types'],
]);
const otherDirective = 'other';

/** @see https://www.w3.org/TR/CSP3/#reporting */
const reportsSchema = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({ documentURL: z.string(), effectiveDirective: z.string(), blockedURL: z.string().nullish() }),
    }),
  )
  .max(reportsPerBody)
  .transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL ?? '',
    })),
  );

/** The older format, which browsers send to a `report-uri`. */
const oldReportSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'violated-directive': z.string(),
      'effective-directive': z.string().optional(),
      'blocked-uri': z.string().optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'] ?? '',
    },
  ]);

const schemas = { 'application/reports+json': reportsSchema, 'application/csp-report': oldReportSchema };

/** Options of {@link policyReports}. */
export interface PolicyReportsOptions {
  /** Public URL of the site; reports about other sites are ignored. */
  publicUrl: string;
  metrics: Metrics;
  now: () => Date;
}

/**
 * Receives browsers' reports of Content-Security-Policy violations, counts them and logs a line for each. Anybody can
 * send anything, so the size is limited, nothing is stored, and no full URL is logged: it may contain a link's secret.
 */
export async function policyReports(app: FastifyInstance, { publicUrl, metrics, now }: PolicyReportsOptions) {
  const { origin } = new URL(publicUrl);
  const limitRate = visitorRateLimit({ calls: bodiesPerMinute, windowMs: minuteMs, now });
  const lines = { count: 0, sinceMs: 0 };
  const canWrite = () => {
    const at = now().getTime();
    if (at - lines.sinceMs >= minuteMs) Object.assign(lines, { count: 0, sinceMs: at });
    lines.count += 1;
    return lines.count <= linesPerMinute;
  };

  for (const [type, schema] of Object.entries(schemas)) {
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
      const reports = z.safeParse(z.string().transform(parseJsonSafely).pipe(schema), body);
      if (reports.success) done(null, reports.data);
      else done(httpErrorFor('bad_request'));
    });
  }
  app.post<{ Body?: z.infer<typeof reportsSchema> }>(
    reportPath,
    { bodyLimit: bodyMaxBytes, onRequest: async (request) => void limitRate(request) },
    async (request, reply) => {
      for (const { page, directive, blocked } of request.body ?? []) {
        const url = URL.parse(page);
        if (url?.origin !== origin) continue;
        const knownDirective = directives.has(directive) ? directive : otherDirective;
        metrics.policyViolations.inc({ directive: knownDirective });
        if (!canWrite()) continue;
        const line = { directive: knownDirective, page: pageOf(url), blocked: originOf(blocked) };
        request.log.warn(line, 'content security policy violation');
      }
      return reply.code(204).send();
    },
  );
}

function parseJsonSafely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first two path segments as far as they are plain words, without ids, secrets of links or arbitrary text. */
function pageOf({ pathname }: URL): string {
  const parts = pathname.split('/').slice(1, 3);
  return `/${parts.filter((part) => /^[a-z-]{1,30}$/.test(part)).join('/')}`;
}

/** What was blocked: a keyword such as `inline`, or the origin of its URL. */
function originOf(blocked: string): string {
  return /^[a-z-]{0,30}$/.test(blocked) ? blocked : (URL.parse(blocked)?.origin ?? 'unreadable').slice(0, 100);
}
