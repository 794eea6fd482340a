import { inflateSync } from 'node:zlib';

/** The mark between an object's dictionary and the content of its stream. */
const STREAM = '\nstream\n';

/** The objects of a PDF by number, with the contents of their streams. */
export interface Pdf {
  /** Returns the dictionary of an object, before its stream. */
  dictionary(id: string): string;
  /** Returns the content of an object's stream, decompressed. */
  stream(id: string): Buffer;
  /** Returns the numbers of the objects whose dictionary matches. */
  find(pattern: RegExp): string[];
}

/** Reads a PDF as the typesetter writes it: separate objects with deflated or plain streams. */
export function readPdf(bytes: Uint8Array): Pdf {
  const source = Buffer.from(bytes).toString('latin1');
  const bodies = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const dictionary = (id: string) => (bodies.get(id) ?? '').split(STREAM)[0] ?? '';
  return {
    dictionary,
    stream(id) {
      const body = bodies.get(id) ?? '';
      const start = body.indexOf(STREAM) + STREAM.length;
      const raw = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1');
      return dictionary(id).includes('/FlateDecode') ? inflateSync(raw) : raw;
    },
    find: (pattern) => [...bodies.keys()].filter((id) => pattern.test(dictionary(id))),
  };
}

/** Returns the object that a name refers to in a dictionary, e.g. `/f0 83 0 R`; `''` if none. */
export const referenceOf = (dictionary: string, name: string): string =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '';
