/** Values of PostgreSQL's `sslmode` with which its driver requires TLS and verifies certificates. */
const checkedModes = ['prefer', 'require', 'verify-ca', 'verify-full'];

/** The services that a node connects to, by its settings. */
interface Services {
  databaseUrl?: string;
  storage?: { endpoint?: string };
  scanner?: { host: string } | { path: string };
  tracing?: { endpoint: string };
}

/** Services that are reached over a network without TLS or certificate check, as sentences with their remedies. */
export function unencryptedServices({ databaseUrl, storage, scanner, tracing }: Services): string[] {
  const warnings: string[] = [];
  const database = databaseUrl ? new URL(databaseUrl) : null;
  const host = database && (database.searchParams.get('host') ?? database.hostname);
  if (database && host && !isLocalHost(host) && !checkedModes.includes(database.searchParams.get('sslmode') ?? '')) {
    warnings.push(`the database at ${host} is reached without verified TLS: add ?sslmode=verify-full to DATABASE_URL.`);
  }
  const endpoint = storage?.endpoint ? new URL(storage.endpoint) : null;
  if (endpoint?.protocol === 'http:' && !isLocalHost(endpoint.hostname)) {
    warnings.push(`the bucket at ${endpoint.host} is reached without TLS: use https in AWS_ENDPOINT_URL_S3.`);
  }
  if (scanner && 'host' in scanner && !isLocalHost(scanner.host)) {
    warnings.push(`files are sent to the virus scanner at ${scanner.host} without TLS: run clamd on this machine.`);
  }
  const collector = tracing ? new URL(tracing.endpoint) : null;
  if (collector?.protocol === 'http:' && !isLocalHost(collector.hostname)) {
    warnings.push(
      `traces are sent to the collector at ${collector.host} without TLS: use https in OTEL_EXPORTER_OTLP_ENDPOINT.`,
    );
  }
  return warnings;
}

/** Whether a host is this machine, or the path of a socket on it. */
function isLocalHost(host: string): boolean {
  return /^(localhost$|127\.|\[?::1\]?$|\/|%2F)/i.test(host);
}
