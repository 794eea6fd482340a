import { inflateSync } from 'node:zlib';

/** The objects of a PDF by their numbers, with what their streams hold. */
export interface Pdf {
  /** What an object says of itself, before its stream. */
  dictionary(id: string): string;
  stream(id: string): Buffer;
  /** The objects whose dictionary says so. */
  find(says: RegExp): string[];
}

/** Reads a PDF as the typesetter writes it: every object by itself, streams deflated or plain. */
export function readPdf(bytes: Uint8Array): Pdf {
  const source = Buffer.from(bytes).toString('latin1');
  const bodies = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const dictionary = (id: string) => (bodies.get(id) ?? '').split('\nstream\n')[0] ?? '';
  return {
    dictionary,
    stream(id) {
      const body = bodies.get(id) ?? '';
      const from = body.indexOf('\nstream\n') + '\nstream\n'.length;
      const raw = Buffer.from(body.slice(from, body.lastIndexOf('\nendstream')), 'latin1');
      return dictionary(id).includes('/FlateDecode') ? inflateSync(raw) : raw;
    },
    find: (says) => [...bodies.keys()].filter((id) => says.test(dictionary(id))),
  };
}

/** The object that a name stands for in a dictionary, as `/f0 83 0 R`; `''` where it is none. */
export const referenceOf = (dictionary: string, name: string): string =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '';
