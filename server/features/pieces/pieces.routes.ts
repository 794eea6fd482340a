import { createHash } from 'node:crypto';
import { PIECE_FILE, pieceBytes, sendPiece, showPieces } from '#contract/pieces.ts';
import { begin, findBegun, keepPiece, listArrived } from '#server/domain/pieces/pieces.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { BrokenRules, Busy } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';

/**
 * Seconds until a retry if the account may not send so much in pieces yet. The page sends the file with its form
 * instead.
 */
const TOO_MUCH_RETRY_SECONDS = 2;

/** Registers the calls that receive a file in pieces. */
export function pieceRoutes(services: Services): void {
  const { db, limits } = services;

  registerMemberCall(services, showPieces, async ({ who, values }) => {
    const begunFile = await findBegun(db, { ...who, ...values });
    return { arrived: begunFile ? await listArrived(db, begunFile.id) : [] };
  });

  registerMemberCall(services, sendPiece, async ({ who, values: { whole, bytes, number, hash }, files }) => {
    const content = files.get(PIECE_FILE)?.content;
    const length = pieceBytes(Number(bytes), Number(number));
    if (length === 0) throw new BrokenRules({ number: 'fileSendAgain' });
    if (!Buffer.isBuffer(content) || content.length !== length)
      throw new BrokenRules({ [PIECE_FILE]: 'fileSendAgain' });
    if (createHash('sha256').update(content).digest('hex') !== hash) throw new BrokenRules({ hash: 'fileSendAgain' });

    const file = { ...who, whole };
    let begunFile = await findBegun(db, file);
    if (begunFile === null) {
      await limits.take('filesBegunByAccount', String(who.accountId));
      begunFile = await begin(db, file, Number(bytes));
    }
    if (begunFile === null) throw new Busy(TOO_MUCH_RETRY_SECONDS);
    if (begunFile.bytes !== bytes) throw new BrokenRules({ bytes: 'fileSendAgain' });
    const isKept = await keepPiece(db, begunFile.id, { number: Number(number), content });
    if (!isKept) throw new BrokenRules({ [PIECE_FILE]: 'fileSendAgain' });
    return { arrived: await listArrived(db, begunFile.id) };
  });
}
