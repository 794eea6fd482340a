/** A request to the decoder. In its process, the bytes may arrive as a plain `Uint8Array`. */
export interface Order {
  purpose: 'picture' | 'horoscope' | 'banner' | 'fingerprint';
  bytes: Uint8Array;
}

/**
 * The answer of the decoder. `none`: not an image. `other`: an image of another format than the purpose allows.
 * `files`: the large and the small size of a picture, the one stored size of a horoscope or banner, nothing for a
 * fingerprint. `fingerprint`: 64 zeros and ones, nearly equal for pictures that look alike; null if there is almost no
 * detail.
 */
export type Decoded =
  | { outcome: 'made'; format: 'jpeg' | 'png'; files: Uint8Array[]; fingerprint: string | null }
  | { outcome: 'none' | 'other' | 'too many pixels' | 'damaged' };
