/** A job for the typesetter: a PDF's contents as JSON, which is data and never markup. */
export interface Order {
  kind: 'biodata' | 'pair' | 'promise' | 'sheet' | 'booklet' | 'board' | 'melan';
  /** The contents of the PDF as JSON. */
  paper: string;
  /** A JPEG; its bytes may arrive as a plain array. */
  photo: Uint8Array | null;
}

/** The typesetter's answer: the PDF, or its error as a text. */
export type Typeset = { pdf: Uint8Array } | { failed: string };
