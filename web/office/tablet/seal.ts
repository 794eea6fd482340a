/** Iterations recommended by OWASP for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
/** The letters and digits of a code. Those that look alike on paper are left out. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Number of the groups of a code, which have hyphens between them: `abcd-efgh-jkmn`. */
const GROUPS = 3;
/** Number of characters in each group. */
const GROUP_LENGTH = 4;

/** The length of the random salt from which, with the code, the key is derived. */
const SALT_BYTES = 16;
/** The length of the initialization vector, as AES-GCM expects it. */
const IV_BYTES = 12;
/** The length of the key, for AES-256. */
const KEY_BITS = 256;

/** An encrypted state as the tablet stores it. */
export interface Sealed {
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Returns a random code of the day that is easy to write down. It has 59 random bits. */
export function newCode(): string {
  const randomValues = crypto.getRandomValues(new Uint32Array(GROUPS * GROUP_LENGTH));
  const letters = Array.from(randomValues, (value) => ALPHABET[value % ALPHABET.length] ?? '');
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

/** Normalizes a typed code. Spaces, hyphens and capitals do not matter. */
const plainCode = (typed: string): string =>
  typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]+/g, '');

/**
 * Whether a code has the form of a random one, from this tablet or another. A code invented by a person would be too
 * easy to guess for a finder of the tablet.
 */
export const isDrawnCode = (typed: string): boolean => {
  const signs = [...plainCode(typed)];
  return signs.length === GROUPS * GROUP_LENGTH && signs.every((sign) => ALPHABET.includes(sign));
};

/** Returns a random salt for the key. */
export const newSalt = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(SALT_BYTES));

/** Derives the key from a code. The key cannot be exported. */
export async function deriveSealKey(code: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const codeKey = await crypto.subtle.importKey('raw', new TextEncoder().encode(plainCode(code)), 'PBKDF2', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    codeKey,
    { name: 'AES-GCM', length: KEY_BITS },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Encrypts a state. The salt is stored beside it, so that the key can be derived again. */
export async function seal(state: object, key: CryptoKey, salt: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(state));
  return { salt, iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
}

/** Decrypts a state. Returns null if the key is wrong. */
export async function unseal<State>({ iv, bytes }: Sealed, key: CryptoKey): Promise<State | null> {
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}
