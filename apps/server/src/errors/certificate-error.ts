import { systemCode } from './http-error.ts';

const untrustedText =
  'its certificate is not signed by an authority that this machine trusts. Use a certificate from a known authority, or make this server trust the authority: NODE_EXTRA_CA_CERTS=/path/to/ca.pem';

/** What is wrong with a certificate and how to fix it, by the error codes of OpenSSL and Node. */
const faults: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: untrustedText,
  SELF_SIGNED_CERT_IN_CHAIN: untrustedText,
  UNABLE_TO_GET_ISSUER_CERT: untrustedText,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrustedText,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrustedText,
  CERT_UNTRUSTED: untrustedText,
  CERT_HAS_EXPIRED: 'its certificate has expired. Renew it',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet. Correct the clocks of both machines',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name. Use the name in the certificate',
};

/**
 * Explains to the operator of a service why its certificate was refused.
 * @returns a sentence without its full stop; null for any other error
 */
export function describeCertificateError(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    // Nodemailer replaces `code` with its own, and keeps the original in `originalCode`.
    const codes = [systemCode(each), 'originalCode' in each ? String(each.originalCode) : ''];
    const fault = codes.map((code) => faults[code]).find((known) => known !== undefined);
    if (fault) return fault;
  }
  return null;
}
