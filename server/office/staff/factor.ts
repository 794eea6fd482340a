import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const ISSUER = 'Shubho Bibaho';
const RECOVERY_CODE_COUNT = 10;
const RECOVERY_CODE_BYTES = 10;
const SECRET_BYTES = 20;

const totpOf = (secret: string, label = '') => new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

/** Makes a random secret in base32, of the length that RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/**
 * Returns the half minute to which a code belongs, at most one before or after now (RFC 6238); undefined for a wrong
 * code.
 */
export function halfMinuteOf(secret: string, code: string): number | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, window: 1 });
  return delta === null ? undefined : totp.counter() + delta;
}

/** Returns what an authenticator reads: an `otpauth:` address, and its QR code as a `data:` address. */
export function authenticatorAddressOf(secret: string, email: string): { address: string; picture: string } {
  const address = totpOf(secret, email).toString();
  const svg = renderSVG(address, { border: 2 });
  return { address, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

function newRecoveryCode(): string {
  const { buffer } = new Uint8Array(randomBytes(RECOVERY_CODE_BYTES));
  return new Secret({ buffer }).base32.toLowerCase();
}

/** Makes `RECOVERY_CODE_COUNT` random codes, in lower-case base32. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);
