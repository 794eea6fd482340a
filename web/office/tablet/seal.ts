/** Iterations recommended by OWASP for PBKDF2 with SHA-256. */
const ROUNDS = 600_000;
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const IN_GROUP = 4;

/** An encrypted state as the tablet stores it. */
export interface Sealed {
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Returns a random code of the day that is easy to write down. It has 59 bits and no letters that look alike. */
export function newCode(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(GROUPS * IN_GROUP));
  const letters = Array.from(drawn, (one) => ALPHABET[one % ALPHABET.length] ?? '');
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * IN_GROUP, (group + 1) * IN_GROUP).join(''),
  ).join('-');
}

/** Normalizes a typed code. Spaces, hyphens and capitals do not matter. */
const plainCode = (typed: string): string =>
  typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]+/g, '');

/**
 * Whether a code has the form of a random one, from this tablet or another. A finder of the tablet could guess an
 * invented code too soon.
 */
export const isDrawnCode = (typed: string): boolean => {
  const signs = [...plainCode(typed)];
  return signs.length === GROUPS * IN_GROUP && signs.every((sign) => ALPHABET.includes(sign));
};

export const newSalt = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(16));

/** Derives the key from a code. The key cannot be exported. */
export async function keyOf(code: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(plainCode(code)), 'PBKDF2', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    typed,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

export async function seal(state: object, key: CryptoKey, salt: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
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
