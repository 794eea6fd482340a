import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Language } from '#contract/choices.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { BOARD_FILES, BOARD_ROUTE, type BoardFigures, showBoard } from '#contract/staff/board.ts';
import { USES } from '#contract/staff/desk.ts';
import { mayMake } from '#contract/staff/rights.ts';
import { boardFigures } from '#server/domain/figures/board-figures.ts';
import { boardLines } from '#server/domain/figures/board-lines.ts';
import { countMissingMonths, loadMonths } from '#server/domain/figures/board-months.queries.ts';
import { recordUse } from '#server/domain/office-log/uses.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { toCsv } from '#server/office/csv.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { boardOnPaper } from '#words/pdf/board.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/** Matches a file name such as `board-bn.pdf`: its language and its type. */
const FILE_NAME = new RegExp(`^board-(${LANGUAGES.join('|')})\\.(${BOARD_FILES.join('|')})$`);
const CONTENT_TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

/** Registers the calls for the board's figures: on a page, as a table for spreadsheets, and as a PDF of two pages. */
export function boardRoutes(office: Office): void {
  const { app, db, lookups, phoneHash, typesetter } = office.services;
  const faiths = new Map(
    lookups.list('religion').map(({ id, name, nameBn }) => [String(id), { en: name, bn: nameBn }]),
  );

  /** Counts finished months first, so that figures of a month that has just ended do not wait for the hourly job. */
  async function figuresIn(transaction: Kysely<Database>): Promise<BoardFigures> {
    await countMissingMonths({ db: transaction, phoneHash });
    return boardFigures(await loadMonths(transaction), faiths);
  }

  registerStaffCall(office, showBoard, async (asked) => figuresIn(asked.db));

  async function fileOf(figures: BoardFigures, { type, language, whose }: BoardFile): Promise<Buffer> {
    if (type === 'pdf') {
      const paper = JSON.stringify(boardOnPaper(figures, language));
      return typesetter.typeset(whose, { kind: 'board', paper, photo: null });
    }
    const { columns, lines } = boardLines(figures, language);
    return Buffer.from(toCsv(columns, lines));
  }

  app.get(BOARD_ROUTE, async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const staff = await office.sessions.whoIs(request);
    if (!staff?.isProven) throw new Refusal(401, 'notLoggedIn');
    noteSecurity(request, { staff: staff.email });
    if (!mayMake(staff.roles, showBoard.path)) throw new Refusal(403, 'staffOnly');
    const [, lang, ending] = FILE_NAME.exec(request.params.file) ?? [];
    const language = LANGUAGES.find((known) => known === lang);
    const type = BOARD_FILES.find((known) => known === ending);
    if (language === undefined || type === undefined) throw new Refusal(404, 'notFound');
    const figures = await db.transaction().execute(figuresIn);
    const file = await fileOf(figures, { type, language, whose: `staff ${staff.id}` });
    const subjects = [{ subject: request.params.file }];
    await recordUse(db, { who: staff.email, command: USES.board, outcome: 'done', subjects });
    return reply
      .headers({
        'content-type': CONTENT_TYPES[type],
        'content-disposition': `attachment; filename="board-${todayInIndia()}-${language}.${type}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      })
      .send(file);
  });
}

interface BoardFile {
  type: (typeof BOARD_FILES)[number];
  language: Language;
  /** For whom the file is made; the typesetter limits the work for each. */
  whose: string;
}
