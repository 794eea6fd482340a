/** What the site asks of the typesetter: a paper as JSON, which is data to it and never markup. */
export interface Order {
  kind: 'biodata' | 'pair';
  paper: string;
  /** A JPEG; bytes may arrive as a plain array of them. */
  photo: Uint8Array | null;
}

/** The PDF, or what the typesetter had to say. */
export type Typeset = { pdf: Uint8Array } | { failed: string };
