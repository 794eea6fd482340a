/** What the site asks of the decoder. Bytes may arrive as a plain array of them. */
export interface Order {
  purpose: 'picture' | 'horoscope' | 'banner';
  bytes: Uint8Array;
}

/** `files`: of a picture the large and the small size, of a horoscope or a banner the one that is kept. */
export type Decoded =
  | { outcome: 'made'; format: 'jpeg' | 'png'; files: Uint8Array[] }
  | { outcome: 'none' | 'other' | 'too many pixels' | 'damaged' };
