import type { Kysely } from 'kysely';
import {
  answerRegister,
  enterRegister,
  fetchFaults,
  listRegisters,
  matchColumns,
  REGISTER_FILE,
  RELEASED_AT_A_TIME,
  releaseRegister,
  sendRegister,
  showRegister,
  undoRegister,
} from '#contract/staff/old-register.ts';
import {
  REGISTER_COLUMNS,
  REGISTER_LEFT_OUT,
  type RegisterColumn,
  type RegisterLeftOut,
} from '#contract/staff/old-register-words.ts';
import { recordRegistration } from '#server/domain/consents/consents.queries.ts';
import { noteClaimed } from '#server/domain/members/paper-entries.queries.ts';
import { removeUnclaimedOfRegister } from '#server/domain/members/remove-member.queries.ts';
import { takePhoneBack } from '#server/domain/members/step-aside.queries.ts';
import { lockTyped } from '#server/domain/old-register/aside.queries.ts';
import {
  insertImport,
  keepFile,
  listImports,
  loadImport,
  noteUndone,
  saveMatching,
} from '#server/domain/old-register/imports.queries.ts';
import {
  countAll,
  countRows,
  findProfileOf,
  listForPage,
  lockReleased,
  noteRefused,
} from '#server/domain/old-register/rows.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { faultsAsCsv } from '#server/office/old-register/faults-as-csv.ts';
import { rowForPage } from '#server/office/old-register/row-for-page.ts';
import { hasSpokenToday } from '#server/office/spoke-today.queries.ts';
import { loadWork, startWork, stopWorksOfKinds } from '#server/office/works/works.queries.ts';
import { placeOfFile } from '#server/platform/crypto/old-registers.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/** Maximum number of registers in their list, and of rows of a register on one page. */
const ENTRIES_A_PAGE = 50;
/** Number of rows from which the sample values of a column are shown. */
const SAMPLE_ROWS = 3;
const MOST_SAMPLE_LETTERS = 40;
const MOST_FILE_NAME_LETTERS = 200;
/** Columns without which no family can be entered. */
const NEEDED_COLUMNS = ['name', 'phone', 'gender'] as const;
const WORK_KINDS = ['registerRead', 'registerTry', 'registerEnter', 'registerRelease', 'registerUndo'] as const;

const iso = (at: Date | null): string => at?.toISOString() ?? '';

/** Registers the calls for old registers: read, try, enter, release and undo. */
export function oldRegisterRoutes(office: Office): void {
  const { services } = office;
  const { cipher } = services;

  registerStaffCall(office, listRegisters, async ({ db }) => ({
    registers: (await listImports(db, ENTRIES_A_PAGE)).map(({ at, enteredAt, undoneAt, ...register }) => ({
      ...register,
      at: at.toISOString(),
      enteredAt: iso(enteredAt),
      undoneAt: iso(undoneAt),
    })),
  }));

  registerStaffCall(office, sendRegister, async ({ db, staff, files, about }) => {
    const file = files.get(REGISTER_FILE);
    if (file === undefined) return { ...failure('registerEmpty'), id: undefined };
    if (file.content === 'too large') return { ...failure('registerTooLarge'), id: undefined };
    const id = await insertImport(db, { fileName: file.fileName.slice(0, MOST_FILE_NAME_LETTERS), by: staff.email });
    about({ subject: `register ${id}` });
    await keepFile(db, id, cipher.encrypt(file.content.toString('base64'), placeOfFile(id)));
    await startWork(db, { kind: 'registerRead', subject: String(id), by: staff.email });
    return { ...success('workBegun'), id };
  });

  registerStaffCall(office, showRegister, async ({ db, values: { id, filter, fault, after }, about }) => {
    // Loaded first: a work that ended has written what is read below, and the page does not poll again.
    const works = await Promise.all(WORK_KINDS.map((kind) => loadWork(db, { kind, subject: String(id) })));
    const register = await registerOf(db, id);
    about({ subject: `register ${id}` });
    const states = filter === '' ? (['bad', 'good', 'read'] as const) : ([filter] as const);
    const from = /^\d{1,6}$/.test(after) ? Number(after) : 0;
    const [counts, rows, samples] = await Promise.all([
      countRows(db, id),
      listForPage({ db, cipher }, id, { after: from, most: ENTRIES_A_PAGE + 1, states, fault }),
      listForPage({ db, cipher }, id, { after: 0, most: SAMPLE_ROWS, states: ['read', 'good', 'bad'], fault: '' }),
    ]);
    const { columns, headings, at, enteredAt, undoneAt, matchedAt, headerRow: _, ...facts } = register;
    return {
      register: {
        ...facts,
        at: at.toISOString(),
        enteredAt: iso(enteredAt),
        undoneAt: iso(undoneAt),
        isMatched: matchedAt !== null,
        columns: headings.map((heading, column) => ({
          heading,
          is: columnIn(columns[column]),
          sample: samples.flatMap(({ json }) => sampleIn(json, column)).join(' · '),
        })),
        ...counts,
      },
      rows: rows.slice(0, ENTRIES_A_PAGE).map((row) => rowForPage(row, columns)),
      next: rows.length > ENTRIES_A_PAGE ? String(rows[ENTRIES_A_PAGE - 1]?.number ?? '') : '',
      works: works.flatMap((work) => work ?? []),
    };
  });

  registerStaffCall(office, matchColumns, async ({ db, staff, values: { id, columns }, about }) => {
    const register = await registerOf(db, id);
    about({ subject: `register ${id}` });
    const chosenColumns = columns.split(',');
    // A column that the reader dropped stays dropped, whatever is chosen.
    const matchedColumns = register.columns.map((column, index) =>
      column === 'health' || column === 'notes' ? column : (asColumn(chosenColumns[index]) ?? 'ignored'),
    );
    const importedColumns = matchedColumns.filter((column) => asColumn(column) !== undefined && column !== 'ignored');
    if (!NEEDED_COLUMNS.every((needed) => importedColumns.some((column) => column === needed)))
      return failure('registerNeedsColumns');
    if (new Set(importedColumns).size < importedColumns.length) return failure('registerColumnTwice');
    if (!(await saveMatching(db, id, matchedColumns))) return failure('changedMeanwhile');
    const workId = await startWork(db, { kind: 'registerTry', subject: String(id), by: staff.email });
    return workId === undefined ? failure('breachBusy') : success('workBegun');
  });

  registerStaffCall(office, enterRegister, async ({ db, staff, values: { id }, about }) => {
    const { matchedAt, undoneAt } = await registerOf(db, id);
    about({ subject: `register ${id}` });
    const trial = await loadWork(db, { kind: 'registerTry', subject: String(id) });
    if (matchedAt === null || undoneAt !== null || trial?.outcome !== 'done') return failure('changedMeanwhile');
    const workId = await startWork(db, { kind: 'registerEnter', subject: String(id), by: staff.email });
    return workId === undefined ? failure('breachBusy') : success('workBegun');
  });

  registerStaffCall(office, releaseRegister, async ({ db, staff, values: { id }, about }) => {
    const { undoneAt } = await registerOf(db, id);
    about({ subject: `register ${id}` });
    const enteredRows = await countAll(db, id, ['entered']);
    if (undoneAt !== null || enteredRows === 0) return failure('changedMeanwhile');
    const ofAll = Math.min(enteredRows, RELEASED_AT_A_TIME);
    const workId = await startWork(db, { kind: 'registerRelease', subject: String(id), by: staff.email, ofAll });
    return workId === undefined ? failure('breachBusy') : success('workBegun');
  });

  registerStaffCall(office, undoRegister, async ({ db, staff, values: { id }, about }) => {
    await registerOf(db, id);
    about({ subject: `register ${id}` });
    const wasUndone = (await loadWork(db, { kind: 'registerUndo', subject: String(id) })) !== undefined;
    if (!(await noteUndone(db, id)) && !wasUndone) return failure('registerLate');
    await stopWorksOfKinds(
      db,
      { subject: String(id), kinds: ['registerTry', 'registerEnter', 'registerRelease'] },
      staff.email,
    );
    const workId = await startWork(db, { kind: 'registerUndo', subject: String(id), by: staff.email });
    return workId === undefined ? failure('breachBusy') : success('workBegun');
  });

  registerStaffCall(
    office,
    answerRegister,
    async ({ db, staff, values: { id, number, answer }, about, afterwards }) => {
      // Accounts that have typed this phone are locked before the row, in the same order as when a phone is confirmed.
      await lockTyped(db, (await findProfileOf(db, id, number)) ?? '');
      const row = await lockReleased(db, id, number);
      if (!row?.profileId) return failure('changedMeanwhile');
      const { profileId, accountId, language } = row;
      about({ profileId, subject: answer });
      if (answer === 'no') {
        await noteRefused(db, id, number);
        afterwards(() => removeUnclaimedOfRegister(services.db, services.files, profileId));
        return success('saved');
      }
      if (!(await hasSpokenToday(db, { profileId, accountId, by: staff.email })))
        throw new Refusal(409, 'registerNotCalled');
      await takePhoneBack(db, profileId);
      if (!(await noteClaimed(db, profileId))) return failure('changedMeanwhile');
      // The phone is confirmed only once a code sent to it is typed.
      await recordRegistration(db, { profileId, accountId }, language ?? 'bn');
      return success('saved');
    },
  );

  registerStaffCall(office, fetchFaults, async ({ db, values: { id }, about }) => {
    const register = await registerOf(db, id);
    about({ subject: `register ${id}` });
    const csv = await faultsAsCsv({ db, cipher }, id, register);
    return { ...success('saved'), csv, fileName: `old-register-${id}-not-entered.csv` };
  });

  /** Returns the register with this id. Throws a 404 if there is none. */
  async function registerOf(db: Kysely<Database>, id: number) {
    const register = await loadImport(db, id);
    if (register === undefined) throw new Refusal(404, 'notFound');
    return register;
  }
}

const asColumn = (word: string | undefined): RegisterColumn | undefined =>
  REGISTER_COLUMNS.find((column) => column === word);

const columnIn = (word: string | undefined): RegisterColumn | RegisterLeftOut =>
  REGISTER_LEFT_OUT.find((column) => column === word) ?? asColumn(word) ?? 'ignored';

/** Returns the value of a row in a column as text; empty if it has none. */
function sampleIn(json: string, column: number): string[] {
  const cells: unknown = JSON.parse(json);
  const cell: unknown = Array.isArray(cells) ? cells[column] : null;
  if (cell === null || cell === undefined) return [];
  return [typeof cell === 'object' && 'day' in cell ? String(cell.day) : String(cell).slice(0, MOST_SAMPLE_LETTERS)];
}
