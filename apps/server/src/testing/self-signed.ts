import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A private key and its self-signed certificate, in PEM. */
export interface SelfSignedCertificate {
  key: string;
  cert: string;
}

/**
 * Creates a self-signed certificate with the machine's `openssl`, valid for a day.
 * @param names its `subjectAltName`, in OpenSSL's syntax. @default this machine
 * @throws Error when there is no `openssl`
 */
export async function createSelfSignedCertificate(
  names = 'DNS:localhost,IP:127.0.0.1',
): Promise<SelfSignedCertificate> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-days', '1'];
    const content = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', cert];
    await promisify(execFile)('openssl', ['req', ...kind, ...content]);
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
