/** What the site asks of the decoder. Bytes may arrive as a plain array of them. */
export interface Order {
  purpose: 'picture' | 'horoscope' | 'banner' | 'fingerprint';
  bytes: Uint8Array;
}

/**
 * `files`: of a picture the large and the small size, of a horoscope or a banner the one that is kept, for a
 * fingerprint none. `fingerprint`: of a picture 64 noughts
 * and ones, nearly the same for pictures that look the same; null where there is nothing to see in it.
 */
export type Decoded =
  | { outcome: 'made'; format: 'jpeg' | 'png'; files: Uint8Array[]; fingerprint: string | null }
  | { outcome: 'none' | 'other' | 'too many pixels' | 'damaged' };
