import { call } from './call.ts';
import { FILE_BYTES, PIECE_BYTES } from './file-kind.ts';
import { form } from './form.ts';
import { optionalNumber } from './number-rules.ts';
import { holding, must, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** The wire's name of a piece in `sendpiece`. */
export const PIECE_FILE = 'piece';

/** SHA-256, as a browser writes it. */
const digest = holding(
  text(),
  must((value) => /^[0-9a-f]{64}$/.test(value), 'fileSendAgain'),
);
const missing = must((value: number | null) => value !== null, 'fileSendAgain');
const count = optionalNumber({ pattern: /^\d{1,9}$/, message: 'fileSendAgain' });

/** By which a file is known again while its pieces come: the hash of the whole. */
const whole = sentOnly('filehash', digest);

const arrived = {
  /** The numbers of the pieces that are here, from 0. */
  arrived: fact('arrived', s.array(s.number())),
};

/** Which pieces of a file have arrived from this account for this profile. */
export const showPieces = call('showpieces', {
  method: 'GET',
  access: 'member',
  form: form({ whole }),
  saves: false,
  returned: arrived,
});

/**
 * Brings one piece of a file, all of `PIECE_BYTES` but the last; the same once more changes nothing. When all are there, the call that the file
 * is for is sent with `arrivedName` in the place of the file, and answers as it does for the file.
 */
export const sendPiece = call('sendpiece', {
  access: 'member',
  form: form({
    whole,
    /** Of the whole file. */
    bytes: sentOnly(
      'bytes',
      holding(
        count,
        missing,
        must((value) => value !== 0, 'fileEmpty'),
        must((value) => Number(value) <= FILE_BYTES, 'fileTooLarge'),
      ),
    ),
    number: sentOnly('number', holding(count, missing)),
    /** Of this piece. */
    hash: sentOnly('hash', digest),
  }),
  files: [PIECE_FILE],
  fileBytes: PIECE_BYTES,
  returned: arrived,
});

export const piecesOf = (bytes: number): number => Math.ceil(bytes / PIECE_BYTES);

/** How long the piece of this number is; 0 for a number past the end. */
export const pieceBytes = (bytes: number, number: number): number =>
  Math.max(0, Math.min(PIECE_BYTES, bytes - number * PIECE_BYTES));

/** A file that has arrived in pieces, and the press of the button that sends it: the same press is done once, however often it comes. */
export interface ArrivedName {
  whole: string;
  press: string;
}

/** Stands in the place of the file. */
export const arrivedName = ({ whole, press }: ArrivedName): string => `arrived:${whole}:${press}`;

/** Null for what names no such file. */
export function readArrivedName(sent: string): ArrivedName | null {
  const [, whole = '', press = ''] = /^arrived:([0-9a-f]{64}):([0-9A-Za-z_-]{16,64})$/.exec(sent) ?? [];
  return whole === '' ? null : { whole, press };
}
