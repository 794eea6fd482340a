import { call } from './call.ts';
import { FILE_BYTES, PIECE_BYTES } from './file-kind.ts';
import { form } from './form.ts';
import { optionalNumber } from './number-rules.ts';
import { holding, must, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** The wire name of a piece in `sendpiece`. */
export const PIECE_FILE = 'piece';

/** A SHA-256 in lower-case hex, as a browser writes it. */
const digest = holding(
  text(),
  must((value) => /^[0-9a-f]{64}$/.test(value), 'fileSendAgain'),
);
const mustBeGiven = must((value: number | null) => value !== null, 'fileSendAgain');
const count = optionalNumber({ pattern: /^\d{1,9}$/, message: 'fileSendAgain' });

/** The hash of the whole file. It identifies the file while its pieces arrive. */
const whole = sentOnly('filehash', digest);

const arrived = {
  /** The numbers of the pieces that have arrived, from 0. */
  arrived: fact('arrived', s.array(s.number())),
};

/** Returns which pieces of a file have arrived from this account for this profile. */
export const showPieces = call('showpieces', {
  method: 'GET',
  access: 'member',
  form: form({ whole }),
  saves: false,
  returned: arrived,
});

/**
 * Sends one piece of a file. Every piece has `PIECE_BYTES`, except the last; a repeated piece changes nothing. When all
 * have arrived, the call for the file is sent with `arrivedName` in the place of the file, and it answers as usual.
 */
export const sendPiece = call('sendpiece', {
  access: 'member',
  form: form({
    whole,
    /** The size of the whole file. */
    bytes: sentOnly(
      'bytes',
      holding(
        count,
        mustBeGiven,
        must((value) => value !== 0, 'fileEmpty'),
        must((value) => Number(value) <= FILE_BYTES, 'fileTooLarge'),
      ),
    ),
    number: sentOnly('number', holding(count, mustBeGiven)),
    /** The hash of this piece. */
    hash: sentOnly('hash', digest),
  }),
  files: [PIECE_FILE],
  fileBytes: PIECE_BYTES,
  returned: arrived,
});

/** Returns the number of pieces of a file of this size. */
export const countPieces = (bytes: number): number => Math.ceil(bytes / PIECE_BYTES);

/** Returns the size of the piece with this number, in bytes; 0 for a number past the end. */
export const pieceBytes = (bytes: number, number: number): number =>
  Math.max(0, Math.min(PIECE_BYTES, bytes - number * PIECE_BYTES));

/**
 * A file that has arrived in pieces, and the press of the button that sends it. The same press is processed once, even
 * if it arrives several times.
 */
export interface ArrivedName {
  whole: string;
  press: string;
}

/** Returns the text that is sent in the place of the file. */
export const arrivedName = ({ whole, press }: ArrivedName): string => `arrived:${whole}:${press}`;

/** Returns the file and press in a text that `arrivedName` made, or null for any other text. */
export function readArrivedName(sent: string): ArrivedName | null {
  const [, whole = '', press = ''] = /^arrived:([0-9a-f]{64}):([0-9A-Za-z_-]{16,64})$/.exec(sent) ?? [];
  return whole === '' ? null : { whole, press };
}
