import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A key and the certificate that it has signed for itself, in PEM, as nobody's authority knows it. */
export interface SelfSigned {
  key: string;
  cert: string;
}

/**
 * Makes one by the machine's `openssl`, for a day.
 * @param names who it is for, as OpenSSL's `subjectAltName` has it. @default this machine
 * @throws Error where there is no `openssl`: what is tested with it is not tested then
 */
export async function makeSelfSigned(names = 'DNS:localhost,IP:127.0.0.1'): Promise<SelfSigned> {
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
